import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { menu } from './menu'
import { MenuLevel } from './MenuLevel'

/** The menu in the header of wide screens: a row with drop-down lists. */
export const HeaderMenu = ({ pathname }: { pathname: string }) => (
  <Box sx={menuStyles}>
    <MenuLevel entries={menu} pathname={pathname} direction="row" />
  </Box>
)

/**
 * From this width on the menu is a row. In rem: with doubled text the drawer takes over before
 * anything is cut off.
 */
export const wide = '@container header (min-width: 75rem)'

/**
 * Visible at once, because a hidden link takes no focus; only its opacity is animated. It does not
 * fade out: a link that is fading would still take the focus of a quick Tab.
 */
const shown = {
  visibility: 'visible',
  opacity: 1,
  transform: 'none',
  transition: 'opacity 150ms, transform 150ms',
}

const menuStyles: SxProps<Theme> = {
  display: 'none',
  [wide]: { display: 'block' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .row': { display: 'flex' },
  '& li': { position: 'relative' },
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.25,
    width: '100%',
    minHeight: '2.75rem',
    px: 1.25,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 500,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& .chevron': { flex: 'none', width: '1em', transition: 'transform 150ms' },
  '& .row > li > a, & .row > li > button': {
    minHeight: 'var(--header-height)',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 0 0 var(--mui-palette-art-turmeric)',
    transition: 'box-shadow 150ms',
    '&:hover, &[aria-current], &[aria-expanded="true"]': {
      boxShadow: 'inset 0 -4px 0 var(--mui-palette-art-turmeric)',
    },
    // No bold: the wider text would move the neighbours.
    '&[aria-current]': { color: 'art.turmeric' },
    outlineOffset: '-4px',
  },
  '& .row > .open > button > .chevron': { transform: 'rotate(180deg)' },
  '& .column > .group > button': { justifyContent: 'space-between' },
  '& .column .chevron': { transform: 'rotate(-90deg)' },
  // The lists that drop down.
  '& .column': {
    position: 'absolute',
    top: '100%',
    insetInlineStart: 0,
    minWidth: '16rem',
    py: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
    borderTop: '4px solid',
    borderColor: 'art.turmeric',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.28)',
    visibility: 'hidden',
    opacity: 0,
    transform: 'translateY(-6px)',
    '--focus-colour': 'var(--mui-palette-secondary-main)',
    '& a, & button': { outlineOffset: '-3px' },
    '& a:hover, & button:hover, & .open > button': { bgcolor: 'action.hover' },
    '& [aria-current]': {
      color: 'secondary.main',
      boxShadow: 'inset 4px 0 0 var(--mui-palette-art-laterite)',
    },
  },
  '& .open > .column': shown,
  // Room beside the categories for the companies of the open one.
  '& .column:has(> .group)': { width: '40rem', minHeight: '24rem' },
  // The menu is shorter in the other languages, and so nearer to the edge of the screen.
  'html:not(:lang(en)) & .column:has(> .group)': { insetInlineStart: '-8rem' },
  '& .column > .group': { width: '23rem' },
  '& .column > .group > .column': {
    top: 0,
    insetInlineStart: '100%',
    width: '17rem',
    minWidth: 0,
    minHeight: '100%',
    py: 0,
    borderTop: 0,
    borderInlineStart: '4px solid var(--mui-palette-art-laterite)',
    boxShadow: 'none',
    transform: 'none',
  },
  '& .empty': { px: 1.5, py: 1.25, color: 'text.secondary', fontSize: '0.9375rem' },
  // With scripts off, the pointer and the keyboard still open the lists.
  '@media (scripting: none)': {
    '& li:hover > .column, & li:focus-within > .column': shown,
  },
}
