import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useSelector } from 'react-redux'
import { grouped } from '@/shared/validation/number'
import { kinds } from './kinds'
import { countSince } from './lastVisits'
import { Mark } from './Mark'
import type { Root } from './people'
import type { Kind } from './kind'

type Props = {
  shown: Kind
  sinceOf: (kind: string) => number
  onShow: (kind: Kind) => void
}

/** The kinds, each with how many there are and how many of them are new. */
export function KindTabs({ shown, sinceOf, onShow }: Props) {
  return (
    <Tabs
      value={shown.id}
      onChange={(_event, id: string) => onShow(kinds.find((kind) => kind.id === id) ?? shown)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label="Kinds of requests"
      slotProps={{ indicator: indicatorProps }}
      sx={{ borderBottom: 1, borderColor: 'divider', '@media print': { display: 'none' } }}
    >
      {kinds.map((kind) => (
        <Tab
          key={kind.id}
          value={kind.id}
          id={`tab-${kind.id}`}
          aria-controls={kind.id === shown.id ? 'records' : undefined}
          label={<TabLabel kind={kind} since={sinceOf(kind.id)} />}
        />
      ))}
    </Tabs>
  )
}

/**
 * It would glide for 300 ms, laid out anew in each frame, whenever a count makes a tab wider: with
 * every request that comes in.
 */
const indicatorProps = { style: { transition: 'none' } }

/**
 * Digits of one width: when a tab has another one, Material UI measures all of them and draws the
 * tabs and a frame once more.
 */
const labelSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
}

function TabLabel({ kind, since }: { kind: Kind; since: number }) {
  const { selectList, selectStatus, selectToCome } = kind.slice.selectors
  // Numbers rather than the list: most changes leave both as they are.
  const size = useSelector((root: Root) => selectList(root).size + selectToCome(root))
  const news = useSelector((root: Root) => countSince(selectList(root), since))
  // Nothing is known of a list that is still to come.
  const isKnown = useSelector((root: Root) => selectStatus(root) === 'ready') || size > 0
  return (
    <Box component="span" sx={labelSx}>
      {kind.label}
      {isKnown && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {grouped(size)}
        </Box>
      )}
      {news > 0 && (
        <Mark tone="new" title="Received since your last visit">
          {`${grouped(news)} new`}
        </Mark>
      )}
    </Box>
  )
}
