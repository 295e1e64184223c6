import type { CSSProperties } from 'react'

/**
 * As high as its rows, but no higher than lets one see them below the header together with what they are
 * found by above them and the pager below: nobody should have to scroll the page between the two.
 */
export const gridHeight: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(24rem, calc(100vh - var(--header-height) - 11.5rem))',
}

/** Pixels of the column of check boxes. */
const checkWidth = 50

/**
 * The boxes and the first column stay where they are while the others are scrolled sideways:
 * the free grid has no pinned columns. Each such cell is a layer of its own, which makes every
 * frame dear, so they are made only once one has scrolled sideways (`markSideways`).
 */
export function firstColumnStays(field: string) {
  const cellAndHeader = (name: string) =>
    `&[data-sideways] .MuiDataGrid-cell[data-field="${name}"], &[data-sideways] .MuiDataGrid-columnHeader[data-field="${name}"]`
  const stays = { position: 'sticky', zIndex: 3, backgroundColor: 'inherit' }
  return {
    bgcolor: 'background.paper',
    '& .MuiDataGrid-row, & .MuiDataGrid-columnHeaders [role="row"]': {
      backgroundColor: 'background.paper',
    },
    // An opaque colour: what is scrolled must not shine through.
    '& .MuiDataGrid-row.Mui-selected, & .MuiDataGrid-row.Mui-selected:hover, & .MuiDataGrid-row:hover':
      {
        backgroundColor:
          'color-mix(in srgb, var(--mui-palette-primary-main) 10%, var(--mui-palette-background-paper))',
      },
    [cellAndHeader('__check__')]: { ...stays, left: 0 },
    [cellAndHeader(field)]: {
      ...stays,
      left: checkWidth,
      boxShadow: 'inset -1px 0 var(--mui-palette-divider)',
    },
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
    '& .MuiDataGrid-row': { cursor: 'default' },
    '& .grid-check': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: checkWidth,
      height: '100%',
    },
    '& .grid-check input': {
      width: 18,
      height: 18,
      m: 0,
      accentColor: 'var(--mui-palette-primary-main)',
    },
    // Not `hidden`, which makes of each cell something that can be scrolled, with the accounts for it.
    '& .MuiDataGrid-cell': { overflow: 'clip' },
  }
}

/** Says of a grid whether it is scrolled sideways. */
export const markSideways = (grid: Element | null | undefined, left: number) =>
  grid?.toggleAttribute('data-sideways', left !== 0)
