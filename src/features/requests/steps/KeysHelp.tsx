import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { preferenceChanged, selectPreferences } from '../viewSlice'
import { everywhere, isTyping, KeysContext, type KeyGroup } from '@/shared/desk/keys'

/** Letters that follow each other sooner, in milliseconds, are a word. */
const pauseBetween = 300

/** Listens to the keys that the pages inside bind, and shows them in a sheet when `?` is pressed. */
export function KeysHelp({ children }: { children: ReactNode }) {
  const [groups] = useState(() => new Set<KeyGroup>())
  const [listed, setListed] = useState<KeyGroup[]>()
  const areOn = useSelector(selectPreferences).keys !== false
  const showHelp = useCallback(() => setListed([...groups]), [groups])

  useEffect(() => {
    if (!areOn) return
    let lastChange = -Infinity
    function handleKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || repeat) return
      if (isTyping(target)) return
      const bindings = [...groups].flatMap((group) => group.bindings)
      // The letter alone: a capital one, by Shift or Caps Lock, is meant for something else.
      const bound = shiftKey ? undefined : bindings.find((binding) => binding.key === key)
      if (key !== '?' && bound === undefined) return
      // Otherwise the letter would be typed into a field that the key opens.
      event.preventDefault()
      if (key === '?') return showHelp()
      if (bound?.changes) {
        const isInWord = event.timeStamp - lastChange < pauseBetween
        lastChange = event.timeStamp
        if (isInWord) return
      }
      bound?.onPress()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [areOn, groups, showHelp])

  const keys = useMemo(() => ({ groups, showHelp, areOn }), [groups, showHelp, areOn])
  return (
    <KeysContext value={keys}>
      {children}
      {listed && <HelpSheet groups={listed} areOn={areOn} onClose={() => setListed(undefined)} />}
    </KeysContext>
  )
}

type SheetProps = { groups: KeyGroup[]; areOn: boolean; onClose: () => void }

function HelpSheet({ groups, areOn, onClose }: SheetProps) {
  const dispatch = useDispatch()
  const ofPage = groups.filter(({ title, bindings }) => title !== everywhere && bindings.length > 0)
  const ofAllPages: KeyGroup = {
    title: everywhere,
    bindings: [
      ...groups.filter(({ title }) => title === everywhere).flatMap(({ bindings }) => bindings),
      { key: '?', label: 'This help', onPress: onClose },
    ],
  }
  return (
    <AppDialog
      title="Shortcuts"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        They do not work while you type.
      </Typography>
      <Box sx={groupsSx}>
        {[...ofPage, ofAllPages].map((group) => (
          <Box component="section" key={group.title} sx={{ opacity: areOn ? 1 : 0.6 }}>
            <Typography variant="h3">{group.title}</Typography>
            <Box component="dl" sx={listSx}>
              {group.bindings.map(({ key, label }) => (
                <Box key={`${key} ${label}`} sx={{ display: 'contents' }}>
                  <dt>
                    <Key>{key}</Key>
                  </dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    {label}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <FormControlLabel
        sx={{ mt: 2, display: 'flex' }}
        label="Use these shortcuts in this browser"
        control={
          <Switch
            checked={areOn}
            onChange={(_event, keys) => dispatch(preferenceChanged({ keys }))}
          />
        }
      />
    </AppDialog>
  )
}

/** A key of the keyboard. Screen readers have it from `aria-keyshortcuts` where it is beside a button. */
export const Key = ({ children }: { children: string }) => (
  <Box component="kbd" translate="no" sx={keySx}>
    {children.toUpperCase()}
  </Box>
)

const groupsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 0.75,
  mt: 1,
  mb: 0,
}

const keySx = {
  display: 'inline-block',
  minWidth: '1.5em',
  px: 0.5,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  textAlign: 'center',
}
