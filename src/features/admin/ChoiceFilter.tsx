import TextField from '@mui/material/TextField'
import { memo, useMemo } from 'react'
import { shallowEqual, useSelector } from 'react-redux'
import { createTally } from './chart'
import type { Kind } from './kind'
import type { Root } from './people'
import { answerOf } from './records'

type Props = {
  kind: Kind
  field: string
  /** Empty for all. */
  wanted: string
  onChange: (field: string, wanted: string) => void
}

/** One answer of those a field has: of the form's own, or else of those that were given. */
export const ChoiceFilter = memo(function ChoiceFilter(props: Props) {
  const { kind, field, wanted, onChange } = props
  const { label, meta } = kind.fields.get(field) ?? { label: field, meta: {} }
  const given = useGiven(kind, meta.options === undefined ? field : undefined)
  const options = meta.options ?? given
  // An old record may hold an answer that the form offers no more.
  const isStrange = wanted !== '' && !options.includes(wanted)

  return (
    <TextField
      select
      label={label}
      size="small"
      value={wanted}
      onChange={({ target }) => onChange(field, target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 9rem' }}
    >
      <option value="">All</option>
      {[...options, ...(isStrange ? [wanted] : [])].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </TextField>
  )
})

/** The answers that were given in a field, the last in the alphabet first: dates, the newest. */
function useGiven({ slice }: Kind, field: string | undefined): string[] {
  const tally = useMemo(
    () =>
      createTally({
        title: '',
        form: 'latest',
        bucketOf: (record) => (field === undefined ? undefined : answerOf(record, field)),
      }),
    [field],
  )
  return useSelector(
    (root: Root) =>
      field === undefined
        ? []
        : [...tally.of(slice.selectors.selectList(root)).keys()].sort().reverse(),
    shallowEqual,
  )
}
