import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { MoonIcon, SunIcon } from './icons'

/** It becomes known once, by being there. */
const follow = () => () => {}

/**
 * Switches between light and dark. Whoever switches back to what the system shows follows the
 * system again; any other choice is remembered in this browser.
 */
export function ColorModeButton({ className }: { className?: string }) {
  const { mode, systemMode, setMode } = useColorScheme()
  // Nothing is known while the page is prerendered and hydrated; the icon is CSS's business.
  const isKnown = useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
  const isDark = isKnown && (mode === 'system' ? systemMode : mode) === 'dark'

  function handleSwitch() {
    const next = isDark ? 'light' : 'dark'
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    setMode(next === system ? 'system' : next)
  }

  return (
    <Button
      className={className}
      color="inherit"
      aria-label="Dark colours"
      aria-pressed={isDark}
      onClick={handleSwitch}
      sx={(theme) => ({
        minWidth: '2.75rem',
        minHeight: '2.75rem',
        p: 1,
        '& .sun': { display: 'none' },
        ...theme.applyStyles('dark', {
          '& .sun': { display: 'block' },
          '& .moon': { display: 'none' },
        }),
      })}
    >
      <SunIcon className="sun" />
      <MoonIcon className="moon" />
    </Button>
  )
}
