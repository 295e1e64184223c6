import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useListenPeopleQuery } from '@/features/people/api'
import { useNameOf } from '@/features/people/desk'
import type { AdminRecord } from '@/shared/collectionConfig'
import { documents, type DocumentId } from '@/shared/validation/documents'
import { stateOf } from '@/shared/requests/review'
import { reviewDetailsInWords } from '@/shared/requests/reviewDetails'
import { kinds, states } from '@/shared/requests/steps'
import { displayValue } from '@/shared/text/displayValue'
import type { Tick } from '@/shared/validation/review'
import type { AdminCollection } from '../collections'
import { valueOf } from '../records'
import { checkLabels } from '../review/reviewWords'
import { useListenHistoryQuery } from '../review/reviewApi'
import { dueDateInWords, useDue } from '../dueDate'

type Props = { collection: AdminCollection; record: AdminRecord; withRemarks: boolean }

type Row = [label: string, value: ReactNode]

/** Below the fields of a record, on paper alone: the decision, the checks, and lines to sign on. */
export function RecordSheet({ collection, record, withRemarks }: Props) {
  const { id: kind, fields } = collection
  const { review } = record
  const nameOf = useNameOf()
  const { data: people } = useListenPeopleQuery()
  // "You" would be another person on paper.
  const nameOnPaper = (uid: string) =>
    people?.items.find(({ id }) => id === uid)?.name ?? nameOf(uid)
  const due = useDue(collection.kind, record)
  const { data: history } = useListenHistoryQuery({ kind, id: record.id })
  if (collection.kind === undefined) return null

  const tickInWords = (tick: Tick | undefined) => tick && `${tick.on}, ${nameOnPaper(tick.by)}`
  const state = stateOf(record)
  const decision: Row[] = [
    ['Status', states[state].label],
    ...(review?.since === undefined ? [] : [['Since', review.since] satisfies Row]),
    ...(due ? [['Due date', dueDateInWords(due)] satisfies Row] : []),
    ['Assigned to', review?.assignee === undefined ? '–' : nameOnPaper(review.assignee)],
    ...reviewDetailsInWords(review?.details),
  ]
  const checks = kinds[kind].checks.map((check): Row => {
    const value = displayValue(fields.get(check)?.meta, valueOf(record, check))
    const tick = tickInWords(review?.checks?.[check])
    return [checkLabels[check], `${value || 'Not given'}${tick ? ` ✓ ${tick}` : ''}`]
  })
  const received = (Object.keys(documents) as DocumentId[]).flatMap((document): Row[] => {
    const tick = tickInWords(review?.documents?.[document])
    return tick === undefined ? [] : [[documents[document], tick]]
  })
  const notes = history?.items.filter(({ kind: act }) => act === 'note') ?? []
  const remarks: Row[] = [
    ['Office remarks', review?.reason],
    ['Message to the applicant', review?.public],
    ['Follow-up', review?.followUp?.text],
    ...notes.map(({ at, by, text }): Row => [`${at}, ${nameOnPaper(by)}`, text]),
  ]

  return (
    <Box sx={sheetSx}>
      <Rows title="Decision" rows={decision} />
      <Rows title="Checks" rows={checks} />
      <Rows title="Documents received" rows={received} />
      {withRemarks && <Rows title="Office remarks" rows={remarks} />}
      <Box sx={signaturesSx}>
        {['Prepared by', 'Checked by', 'Approved by'].map((role) => (
          <div key={role}>{`${role}, date`}</div>
        ))}
      </Box>
    </Box>
  )
}

function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  const filled = rows.filter(([, value]) => value !== undefined)
  if (filled.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {filled.map(([label, value], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const sheetSx = {
  display: 'none',
  '@media print': {
    display: 'block',
    color: '#000',
    fontSize: '9.5pt',
    '& section': { breakInside: 'avoid', mb: '3mm' },
    '& h2': { fontSize: '11pt', m: 0 },
    '& dl': { m: 0, columns: 2, columnGap: '8mm' },
    '& dl > div': { display: 'grid', gridTemplateColumns: '32mm 1fr', py: '0.6mm' },
    '& dd': { m: 0, whiteSpace: 'pre-wrap' },
  },
}

const signaturesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '8mm',
  mt: '18mm',
  breakInside: 'avoid',
  '& > div': { borderTop: '0.2mm solid #000', pt: '1mm' },
}
