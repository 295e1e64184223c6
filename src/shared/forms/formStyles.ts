import type { SxProps, Theme } from '@mui/material/styles'

/** The navigation is beside the form if there is room, and above it otherwise. */
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

/** Text inputs and selects: the look of Material UI's outlined input with a third of its elements. */
const control: SxProps<Theme> = {
  border: 1,
  borderColor: 'rgba(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  borderRadius: 1,
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.primary' } },
  '&.Mui-focused': {
    borderColor: 'primary.main',
    // Twice as thick, without moving the content.
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&.Mui-error': { borderColor: 'error.main' },
  '&.Mui-error.Mui-focused': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '&.MuiInputBase-multiline': { p: '15.5px 13px' },
  '& .MuiInputBase-input': { borderRadius: 'inherit' },
  '&:not(.MuiInputBase-multiline) .MuiInputBase-input': { p: '15.5px 13px' },
  '& select': { appearance: 'none', height: 'auto', cursor: 'pointer' },
  '& option': { bgcolor: 'background.paper' },
  // A long option ends before the arrow.
  '&:not(.MuiInputBase-multiline) select.MuiInputBase-input': { pr: 4 },
  '& .arrow': { position: 'absolute', right: 7, pointerEvents: 'none', fill: 'currentColor' },
}

/**
 * The styles of everything in a form. If each of some forty fields computed its own, that would be
 * the slowest part of the first render on a phone.
 */
export const fieldsSx: SxProps<Theme> = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A focused field must not be under the header.
  '& input, & select, & textarea': { scrollMarginTop: 180, scrollMarginBottom: 80 },
  '& .section': section,
  '& .wide': { gridColumn: '1 / -1' },
  '& .control': control,
  '& .MuiFormLabel-root': { fontWeight: 500 },
  '& .MuiFormLabel-root:not(.Mui-focused, .Mui-error)': { color: 'text.primary' },
  '& .MuiFormLabel-root[for]': { mb: 0.75 },
  '& .MuiFormControlLabel-root': { minHeight: 44 },
  '& .MuiFormGroup-root .MuiFormControlLabel-root': { mr: 3 },
  '& summary': { py: 1.25, typography: 'body2', fontWeight: 600, cursor: 'pointer' },
  '& .notes': { display: 'flex', gap: 2, justifyContent: 'space-between' },
  '& .MuiFormHelperText-root': { mx: 0 },
  '& .length': { whiteSpace: 'nowrap' },
  // Paper does not scroll: a field is as wide as the page and as high as its answer.
  '@media print': {
    '& .section > .columns': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& textarea': { fieldSizing: 'content' },
  },
}
