import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'

const labels = { details: 'Details', checks: 'Checks', history: 'History' }

export type PanelName = keyof typeof labels

type TabsProps = { panel: PanelName; onChange: (panel: PanelName) => void }

/** On a phone the parts of a record are tabs. */
export const RecordTabs = ({ panel, onChange }: TabsProps) => (
  <Tabs
    className="screen-only"
    aria-label="Record"
    variant="fullWidth"
    value={panel}
    onChange={(_event, chosen: PanelName) => onChange(chosen)}
    sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
  >
    {(Object.keys(labels) as PanelName[]).map((name) => (
      <Tab key={name} value={name} label={labels[name]} id={`tab-${name}`} aria-controls={name} />
    ))}
  </Tabs>
)

type PanelProps = {
  name: PanelName
  /** The chosen one; undefined where all are shown. */
  chosen: PanelName | undefined
  children: ReactNode
}

/** A part of a record. On paper all parts are there. */
export const RecordPanel = ({ name, chosen, children }: PanelProps) => (
  <Box
    {...(chosen !== undefined && {
      role: 'tabpanel',
      id: name,
      'aria-labelledby': `tab-${name}`,
    })}
    sx={chosen === undefined ? besideSx : chosen === name ? panelSx : hiddenSx}
  >
    {children}
  </Box>
)

const panelSx = { minWidth: 0, display: 'grid', gap: 2, alignContent: 'start' }

/** Its children are placed beside those of the other parts. */
const besideSx = { display: 'contents' }

const hiddenSx = {
  ...panelSx,
  '@media screen': { display: 'none' },
}
