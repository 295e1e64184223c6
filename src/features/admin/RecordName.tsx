import { useContext } from 'react'
import { titleOf } from './columns'
import { ListContext } from './ListContext'
import { plainClick } from './plainClick'
import { RecordMarks } from './RecordMarks'
import { addressOf, type Kind } from './kind'
import type { AdminRecord } from './records'

type Props = { kind: Kind; record: AdminRecord }

/** The name of a record as the way to all of it, with what there is to notice. */
export function RecordName({ kind, record }: Props) {
  const { open } = useContext(ListContext)
  return (
    <span className="record-name">
      <a href={addressOf(kind, record.id)} onClick={plainClick(() => open(record.id))}>
        {titleOf(record) ?? 'No name'}
      </a>
      <RecordMarks kind={kind} read={() => record} subscribe={never} />
    </span>
  )
}

/** Whoever draws the name draws it again with another record. */
const never = () => () => {}
