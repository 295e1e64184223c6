import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { canEdit } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import { useKeys } from '@/shared/desk/keys'
import { MenuButton } from '@/shared/desk/MenuButton'
import type { ListContext } from '../columns/listContext'
import { stateOf, stepsFor, type Role } from '@/shared/requests/review'
import { counted } from '@/shared/text/counted'
import { groupBy } from '@/shared/text/groupBy'
import { collectionById } from '../collections'
import { titleOf } from '../records'
import { isEnding } from '../steps/StepBar'
import { needsTexts } from '../steps/StepForm'
import { kinds, states, type Kind, type Step } from '@/shared/requests/steps'
import { useRequestsSelector } from '../store'
import { BulkStepDialog } from './BulkStepDialog'
import { selectBulk, selectIsBulkBusy } from './bulkSlice'
import { useBulk } from './useBulk'

type Props = {
  kind: Kind
  role: Role | null
  selected: readonly AdminRecord[]
  /** The selected records in words. */
  many: string
  context: ListContext
}

/** The acts on the selected records. A step is taken for those that it is possible for. */
export function BulkActions({ kind, role, selected, many, context }: Props) {
  const { change, takeStep } = useBulk(kind)
  const isBusy = useRequestsSelector(selectIsBulkBusy)
  const [asked, setAsked] = useState<Able>()
  const last = useRequestsSelector(selectBulk)?.change
  /** A change that was undone may have been undone for one word: its form begins with it. */
  const undone = last?.kind === 'undo' && last.of.kind === 'state' ? last.of : undefined
  const steps = useMemo(() => ablesOf(kind, selected, role), [kind, selected, role])

  const unlessBusy = (act: () => void) => () => void (isBusy || act())
  const assignTo = (assignee: string | null, name: string) => ({
    label: name,
    isName: true,
    onChoose: unlessBusy(() => change(`Assign to ${name}`, { kind: 'assign', assignee }, selected)),
  })
  const assignToMe = assignTo(context.me, 'me').onChoose
  useKeys('Selected', [{ key: 'a', label: 'Assign to me', changes: true, onPress: assignToMe }])
  const firstEnding = steps.find(({ step }) => isEnding(step))?.step

  return (
    <Box sx={barSx}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {many}
      </Box>
      <Button size="small" variant="outlined" aria-keyshortcuts="a" onClick={assignToMe}>
        Assign to me
      </Button>
      <MenuButton
        label="Assign"
        items={[
          assignTo(null, 'no one'),
          ...context.people
            .filter(({ id, role: theirs }) => id !== context.me && canEdit(theirs))
            .map(({ id }) => assignTo(id, context.nameOf(id))),
        ]}
      />
      {steps.length > 0 && (
        <MenuButton
          label="Change status"
          items={steps.map((entry) => ({
            label: `${wordsOf(entry)}${opensForm(entry.step) ? '…' : ''}`,
            secondary: leftOutInWords(entry, selected),
            startsGroup: entry.step === firstEnding,
            isDisabled: isBusy,
            onChoose: () =>
              opensForm(entry.step) ? setAsked(entry) : takeStep(entry.step, entry.able),
          }))}
        />
      )}
      {asked && (
        <BulkStepDialog
          step={asked.step}
          selected={asked.able}
          many={counted(asked.able.length, collectionById(kind)!.singular)}
          leftOut={leftOutInWords(asked, selected)}
          texts={undone?.step === asked.step.id ? undone : undefined}
          draft={`bulk ${kind} ${asked.step.id}`}
          onTake={(typed, amounts) => {
            setAsked(undefined)
            takeStep(asked.step, asked.able, typed, amounts)
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Box>
  )
}

type Able = {
  step: Step
  /** The records for which it is possible. */
  able: readonly AdminRecord[]
}

/** A committee's date is the same for all, so its form opens, too. */
const opensForm = (step: Step) => needsTexts(step) || step.details !== undefined

/** The steps that are possible for at least one of the records, in the order of the list. */
function ablesOf(kind: Kind, records: readonly AdminRecord[], role: Role | null): Able[] {
  const possible = records.flatMap((record) =>
    stepsFor(kind, record, role).map(({ id }) => ({ id, record })),
  )
  const byStep = groupBy(possible, ({ id }) => id)
  return kinds[kind].steps
    .map((step) => ({ step, able: (byStep.get(step.id) ?? []).map(({ record }) => record) }))
    .filter((entry) => entry.able.length > 0)
    .toSorted((a, b) => Number(isEnding(a.step)) - Number(isEnding(b.step)))
}

const namesShown = 3

/** The records that the step is not possible for, each with its status; undefined if it is for all. */
function leftOutInWords({ able }: Able, selected: readonly AdminRecord[]): string | undefined {
  const ids = new Set(able.map(({ id }) => id))
  const leftOut = selected.filter(({ id }) => !ids.has(id))
  if (leftOut.length === 0) return undefined
  const names = leftOut
    .slice(0, namesShown)
    .map((record) => `${titleOf(record) ?? 'No name'} (${states[stateOf(record)].label})`)
  const others = leftOut.length - names.length
  const all = others > 0 ? [...names, `and ${counted(others, 'other')}`] : names
  return `${able.length} of ${selected.length}. Not changed: ${all.join(', ')}`
}

const wordsOf = ({ step, able }: Able) =>
  able.every((record) => stateOf(record) === step.to) ? `${step.button} again` : step.button

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
}
