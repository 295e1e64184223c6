import type { SxProps, Theme } from '@mui/material/styles'

/**
 * From here the menu stands in a row. In units of the text, not of the screen: with doubled
 * text the drawer takes over before anything is cut off.
 */
export const wide = '@container header (min-width: 75rem)'

/**
 * Visible at once, since what is hidden takes no focus; only its fading in takes time. It does not
 * fade out: a link on its way out would still take the focus of a quick Tab.
 */
const shown = {
  visibility: 'visible',
  opacity: 1,
  transform: 'none',
  transition: 'opacity 150ms, transform 150ms',
}

/** Entries of the row and of the lists that drop down from it. */
export const menuStyles: SxProps<Theme> = {
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
    '&[aria-current]': { color: 'art.turmeric', fontWeight: 700 },
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
      fontWeight: 700,
      boxShadow: 'inset 4px 0 0 var(--mui-palette-art-laterite)',
    },
  },
  '& .open > .column': shown,
  // The categories leave room beside them, where the companies of one of them appear.
  '& .column:has(> .group)': { width: '38rem', minHeight: '24rem' },
  '& .column > .group': { width: '21rem' },
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
  // With scripts off the lists open for the pointer and the keyboard all the same.
  '@media (scripting: none)': {
    '& li:hover > .column, & li:focus-within > .column': shown,
  },
}
