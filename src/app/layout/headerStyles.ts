import type { SxProps, Theme } from '@mui/material/styles'
import { wide } from './menuStyles'

/** The buttons get the room of the name, too: they would stand in two rows else. */
const markAlone = { '& .brand': { flexBasis: '2.75rem' }, '& .brand span': hidden() }

/** White on night in both colour schemes; transparent over the hero until the page is scrolled. */
export const headerStyles: SxProps<Theme> = {
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 'appBar',
  containerName: 'header',
  containerType: 'inline-size',
  color: 'art.cotton',
  transition: 'background-color 200ms, box-shadow 200ms',
  // A breath of night behind the words, over whatever the hero shows.
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
    lineHeight: 1.2,
    '& svg': { flex: 'none' },
    '& span': { minWidth: 0 },
    '@container header (max-width: 24rem)': { fontSize: '0.8125rem' },
  },
  // Too narrow for the name beside the buttons: the mark says it, and the name is still read out.
  '@container header (max-width: 21rem)': markAlone,
  '&[data-signed-in]': { '@container header (max-width: 34rem)': markAlone },
  '& .MuiButton-root': { minHeight: '2.75rem', whiteSpace: 'nowrap' },
  '& .narrow': { minWidth: '2.75rem', fontSize: '1.125rem', [wide]: { display: 'none' } },
  '& .without-scripts': { display: 'none', color: 'inherit', p: 1.5 },
  '& .colours': { '@container header (max-width: 36rem)': { display: 'none' } },
  // On paper it says whose page this is, and nothing more.
  '@media print': {
    position: 'static',
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

function hidden() {
  return {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }
}
