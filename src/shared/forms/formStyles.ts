import type { SxProps, Theme } from '@mui/material/styles'

/** The navigation beside the form where there is room, above it where there is not. */
export const formSx: SxProps<Theme> = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '48rem',
  '&:has(> nav)': {
    maxWidth: 'none',
    gridTemplateColumns: { md: '13rem minmax(0, 48rem)' },
  },
}

const section: SxProps<Theme> = {
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > h2': { typography: 'h2', m: 0, mb: 2, scrollMarginTop: 150 },
  '& > .columns': {
    display: 'grid',
    columnGap: 2,
    rowGap: 2.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
}

/** What one types into, with the look of Material UI's outlined input and a third of its elements. */
const control: SxProps<Theme> = {
  border: 1,
  borderColor: 'rgba(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  borderRadius: 1,
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.primary' } },
  '&.Mui-focused': {
    borderColor: 'primary.main',
    // Twice as thick, without moving what stands in it.
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&.Mui-error': { borderColor: 'error.main' },
  '&.Mui-error.Mui-focused': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '&.MuiInputBase-multiline': { p: '15.5px 13px' },
  '& .MuiInputBase-input': { borderRadius: 'inherit' },
  '&:not(.MuiInputBase-multiline) .MuiInputBase-input': { p: '15.5px 13px' },
  // A long choice ends before the arrow.
  '&:not(.MuiInputBase-multiline) select.MuiInputBase-input': { pr: 4 },
}

/**
 * All that stands in a form gets its styles from here: on a phone the styles that each of some forty
 * fields works out for itself take longer than anything else of its first drawing.
 */
export const fieldsSx: SxProps<Theme> = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A field one jumps to must not end up under the header.
  '& input, & select, & textarea': { scrollMarginTop: 180, scrollMarginBottom: 80 },
  '& .part': section,
  '& .wide': { gridColumn: '1 / -1' },
  '& .control': control,
  '& .MuiFormLabel-root': { fontWeight: 500 },
  '& .MuiFormLabel-root:not(.Mui-focused, .Mui-error)': { color: 'text.primary' },
  '& .MuiFormLabel-root[for]': { mb: 0.75 },
  '& .MuiFormControlLabel-root': { minHeight: 44 },
  '& .MuiFormGroup-root .MuiFormControlLabel-root': { mr: 3 },
  '& .notes': { display: 'flex', gap: 2, justifyContent: 'space-between' },
  '& .MuiFormHelperText-root': { mx: 0 },
  '& .length': { whiteSpace: 'nowrap' },
}

const nav: SxProps<Theme> = {
  position: 'sticky',
  top: { xs: 'var(--header-height)', md: 'calc(var(--header-height) + 1rem)' },
  zIndex: 2,
  alignSelf: 'start',
  bgcolor: 'background.default',
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider' },
  '@media print': { display: 'none' },
  // With the keyboard of a phone in view, every line counts.
  '@media (max-height: 26rem)': { position: 'static' },
  '& p': { m: 0, display: { xs: 'none', md: 'block' }, mb: 1, color: 'text.secondary' },
  '& ol': {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'flex',
    flexDirection: { md: 'column' },
    overflowX: { xs: 'auto', md: 'visible' },
  },
  '& li': { flex: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 48,
    minWidth: { xs: 40, md: 48 },
    px: { xs: 0.75, md: 1 },
    color: 'text.primary',
    textDecoration: 'none',
    borderRadius: 1,
    '&:hover': { bgcolor: 'action.hover' },
  },
  '& .mark': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    border: '2px solid currentColor',
    borderRadius: '50%',
    fontSize: '0.875rem',
    fontWeight: 700,
  },
  '& .words': { minWidth: 0, lineHeight: 1.25 },
  '& .title': {
    display: 'block',
    fontWeight: 500,
    overflow: { xs: 'hidden', md: 'visible' },
    whiteSpace: { xs: 'nowrap', md: 'normal' },
    textOverflow: 'ellipsis',
  },
  '& .state': { display: 'block', fontSize: '0.8125rem', color: 'text.secondary' },
  '& .done .mark': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'background.paper',
  },
  '& .begun .mark': { borderColor: 'primary.main', borderStyle: 'dashed' },
  '& .wrong .mark': { bgcolor: 'error.main', borderColor: 'error.main', color: 'background.paper' },
  '& .wrong .state': { color: 'error.main' },
  '& [aria-current] .title': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
}

/** In the page for screen readers alone, on a phone. */
const unseenOnPhone = {
  position: { xs: 'absolute', md: 'static' },
  insetInlineStart: 0,
  width: { xs: '1px', md: 'auto' },
  height: { xs: '1px', md: 'auto' },
  overflow: { xs: 'hidden', md: 'visible' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
}

/** On a phone only the section one is in shows its words; none where they would not be legible. */
export const sectionNavSx: SxProps<Theme> = [
  nav,
  {
    '& li:has([aria-current])': { flex: { xs: '1 1 7.5rem', md: 'none' }, minWidth: 0 },
    '& a': { position: 'relative' },
    '& a:not([aria-current]) .words': unseenOnPhone,
    '@media (max-width: 22rem)': { '& ol:has(:nth-of-type(6)) .words': unseenOnPhone },
  },
]
