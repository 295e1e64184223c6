import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { Link, useLocation } from 'react-router-dom'
import { selectLooksSignedIn } from '@/features/session'
import { language } from '@/shared/language'
import { ColorModeButton } from '@/shared/ui/theme/ColorModeButton'
import { SiteLogo } from '@/shared/ui/art/SiteLogo'
import { texts } from '@/texts/layout'
import { HeaderMenu, wide } from '@/app/layout/menu/HeaderMenu'
import { MenuOpener } from '@/app/layout/menu/MenuOpener'
import { SessionButtons } from './SessionButtons'

/** The header of the visitors' pages: the logo, the menu and the administrator's buttons. */
export function Header() {
  const { pathname } = useLocation()
  const looksSignedIn = useSelector(selectLooksSignedIn)
  const isSolid = useIsScrolled() || pathname !== '/'

  return (
    <Box
      component="header"
      sx={headerStyles}
      className={isSolid ? 'solid' : undefined}
      data-signed-in={looksSignedIn || undefined}
    >
      <div className="bar">
        <nav aria-label={texts.mainMenu}>
          <Link to="/" className="brand">
            <SiteLogo width="2.5rem" height="2.5rem" />
            <span translate="no">{texts.name}</span>
          </Link>
          <HeaderMenu pathname={pathname} />
          <SessionButtons pathname={pathname} />
          <MenuOpener pathname={pathname} />
        </nav>
        <ColorModeButton className="colours" />
      </div>
    </Box>
  )
}

/** Pixels after which the header turns solid: docs/specification.md section 9. */
const solidAfter = 50

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > solidAfter)
    // In the next frame: reading the position now would force a layout of the whole page.
    const frame = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
    }
  }, [])

  return isScrolled
}

/** Leaves the buttons the room of the name; otherwise they would take two rows. */
const logoAlone = { '& .brand': { flexBasis: '2.75rem' }, '& .brand span': visuallyHidden }

/** White on night in both colour schemes; transparent over the hero until the page is scrolled. */
const headerStyles: SxProps<Theme> = {
  // Over the top of the page, below the languages.
  position: 'sticky',
  top: 0,
  mb: 'calc(-1 * var(--header-height))',
  zIndex: 'appBar',
  containerName: 'header',
  containerType: 'inline-size',
  color: 'art.cotton',
  transition: 'background-color 200ms, box-shadow 200ms',
  // Keeps the words readable over the hero.
  backgroundImage: 'linear-gradient(var(--mui-palette-art-night), transparent)',
  '--focus-colour': 'var(--mui-palette-art-turmeric)',
  '&.solid': {
    bgcolor: 'art.night',
    boxShadow: '0 3px 0 var(--mui-palette-art-laterite), 0 6px 18px rgb(0 0 0 / 0.2)',
  },
  '& > .bar': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'var(--header-height)',
    px: { xs: 1, sm: 2 },
    maxWidth: '100rem',
    mx: 'auto',
  },
  '& nav': {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 0.5,
    minWidth: 0,
  },
  '& .brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    flex: '1 1 8rem',
    minHeight: '2.75rem',
    minWidth: 0,
    maxWidth: '19rem',
    mr: 'auto',
    color: 'inherit',
    textDecoration: 'none',
    fontFamily: 'h2.fontFamily',
    fontWeight: 700,
    fontSize: '0.9375rem',
    lineHeight: language === 'en' ? 1.2 : 1.35,
    '& svg': { flex: 'none' },
    '& span': { minWidth: 0 },
    '@container header (max-width: 24rem)': { fontSize: '0.8125rem' },
  },
  // Too narrow for the name beside the buttons: only screen readers get it.
  '@container header (max-width: 21rem)': logoAlone,
  '&[data-signed-in]': { '@container header (max-width: 34rem)': logoAlone },
  '& .MuiButton-root': { minHeight: '2.75rem', whiteSpace: 'nowrap' },
  '& .narrow': { minWidth: '2.75rem', fontSize: '1.125rem', [wide]: { display: 'none' } },
  '& .without-scripts': { display: 'none', color: 'inherit', p: 1.5 },
  '& .colours': { '@container header (max-width: 36rem)': { display: 'none' } },
  // On paper: the name alone.
  '@media print': {
    position: 'static',
    mb: 0,
    color: '#000',
    backgroundImage: 'none',
    '&, &.solid': { bgcolor: 'transparent', boxShadow: 'none' },
    '& nav > :not(.brand), & .colours': { display: 'none' },
    '& > .bar': { minHeight: 0, px: 3, py: 1 },
  },
  '@media (scripting: none)': {
    '& .narrow, & .colours': { display: 'none' },
    '& .without-scripts': { display: 'block', [wide]: { display: 'none' } },
  },
}
