import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { memo, useRef, type ReactNode, useState } from 'react'
import { SearchBox } from '@/shared/desk/filters/SearchBox'
import { useIsNarrow } from '@/shared/ui/useIsNarrow'
import type { AdminCollection } from '../collections'
import { isUnfiltered, unfiltered } from '../view/view'
import { tabOf, tabs } from '../view/tabs'
import { activeFilters } from '../view/activeFilters'
import { FilterField, filterNames, type FilterProps } from './FilterField'
import FilterIcon from '@mui/icons-material/FilterListOutlined'
import Popover from '@mui/material/Popover'

type Props = FilterProps & {
  /** The number of records and messages, at the end of the line. */
  children: ReactNode
}

/** The search, the filters that are used most, and as chips those of the others that are active. */
export const FilterBar = memo(function FilterBar({ children, ...props }: Props) {
  const { view, context, onChange } = props
  const { collection, state, assignee, due } = view
  const isNarrow = useIsNarrow()
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true })
  const search = useRef<HTMLInputElement>(null)
  const names = filterNames(collection)
  const shown = names.slice(0, isNarrow ? 0 : isWide ? 4 : 2)
  const chips = activeFilters(view, context).filter(({ name }) => !shown.includes(name))
  const tab = tabOf({ state, assignee, due })

  function handleClear() {
    // A tab stays: it is no filter to the person who pressed it.
    const kept = tab === undefined ? { state: 'open' as const } : tabs[tab].conditions
    onChange({ ...unfiltered, ...(collection.kind && kept) })
    // The button is disabled now and would lose the keyboard focus.
    search.current?.focus()
  }

  const ofTab = tab === undefined ? view : { ...view, assignee: '', due: '' as const }
  const canClear = tab === undefined || !isUnfiltered(ofTab)
  return (
    <Box role="search" aria-label={collection.label} sx={rowSx}>
      <SearchBox
        inputRef={search}
        value={view.search}
        placeholder={searchedFor(collection)}
        onChange={(typed) => onChange({ search: typed })}
        sx={{ flex: '2 1 10rem', maxWidth: { md: '20rem' } }}
      />
      {shown.map((name) => (
        <FilterField key={name} {...props} name={name} />
      ))}
      <MoreFilters {...props} names={names.slice(shown.length)} />
      {chips.map(({ name, text, without }) => (
        <Chip
          key={name}
          label={text}
          title="Remove this filter"
          // A press anywhere: its cross alone is too small for a finger.
          onClick={() => onChange(without)}
          onDelete={() => onChange(without)}
        />
      ))}
      {canClear && <Button onClick={handleClear}>Clear</Button>}
      {children}
    </Box>
  )
})

/** Examples of a search in a list. Rights requests have no names. */
function searchedFor({ fields }: AdminCollection): string {
  const identifying = ['name', 'mobile', 'gstin'].flatMap((field) => fields.get(field)?.label ?? [])
  return `${[...identifying, 'Reference'].join(', ')}…`
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Above is the label of a field.
  pt: 0.75,
  columnGap: 1,
  rowGap: 0.75,
}

/** The filters that have no place in the line, behind a button. */
function MoreFilters({ names, ...props }: FilterProps & { names: readonly string[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 44, md: 40 } }}
      >
        Filter
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Filters', sx: { width: '22rem', p: 2 } },
        }}
      >
        <Box sx={fieldsSx}>
          {names.map((name) => (
            <FilterField key={name} {...props} name={name} />
          ))}
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        </Box>
      </Popover>
    </>
  )
}

const fieldsSx = { display: 'grid', gap: 1.75, '& .MuiTextField-root': { maxWidth: 'none' } }
