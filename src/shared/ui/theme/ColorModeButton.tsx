import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import { MoonIcon, SunIcon } from '@/shared/ui/icons'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/layout'

/** Whether the colours are dark, and the switch. */
export function useDarkColours() {
  const { mode, systemMode, setMode } = useColorScheme()
  // The mode is unknown until hydration; CSS shows the right icon before that.
  const isMounted = useMounted()
  const isDark = isMounted && (mode === 'system' ? systemMode : mode) === 'dark'

  function switchColours() {
    const next = isDark ? 'light' : 'dark'
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    setMode(next === system ? 'system' : next)
  }

  return { isDark, switchColours }
}

/**
 * Switches between light and dark. A choice that equals the system's follows the system again; the
 * other mode is remembered in this browser.
 */
export function ColorModeButton({ className }: { className?: string }) {
  const { isDark, switchColours } = useDarkColours()

  return (
    <Button
      className={className}
      color="inherit"
      aria-label={texts.darkColours}
      aria-pressed={isDark}
      onClick={switchColours}
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
