import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { useDispatch } from 'react-redux'
import { canEdit } from '@/shared/requests/roles'
import type { AdminRecord } from '@/shared/collectionConfig'
import { BusyButton } from '@/shared/desk/BusyButton'
import { MenuButton } from '@/shared/desk/MenuButton'
import type { ListContext } from '../columns/listContext'
import type { Selection } from '../view/useSelection'
import { stateOf, stepsFor, versionOf, type Role } from '@/shared/requests/review'
import { needsTexts } from '../steps/StepForm'
import type { StepTexts } from '../review/changes'
import { kinds, type Kind, type Step } from '@/shared/requests/steps'
import { expectedVersionOf } from '../pending/useExpectedVersion'
import { useRequestsSelector } from '../pending/store'
import { BulkStepDialog, type Amounts } from './BulkStepDialog'
import { bulkItemOf, bulkPlanned, selectIsBulkBusy, type BulkChange } from '../pending/bulkSlice'

type Props = {
  kind: Kind
  role: Role | null
  selected: readonly AdminRecord[]
  /** The selected records in words. */
  many: string
  selection: Selection
  context: ListContext
}

/** The acts on the selected records: each button for all of them. */
export function BulkActions({ kind, role, selected, many, selection, context }: Props) {
  const dispatch = useDispatch()
  const isBusy = useRequestsSelector(selectIsBulkBusy)
  /** The open form: a colleague's change meanwhile is a conflict. */
  const [asked, setAsked] = useState<Asked>()
  const ask = (step: Step) => setAsked({ step, selected, many })
  // Kept, because a change that is undone may have been undone for one word.
  const [texts, setTexts] = useState<{ [step: string]: StepTexts }>({})
  const steps = useMemo(() => countSteps(kind, selected, role), [kind, selected, role])

  function plan(label: string, change: BulkChange, needsNotice = false, amounts?: Amounts) {
    const current = new Map(selected.map((record) => [record.id, record]))
    const items = (asked?.selected ?? selected).map((record) => {
      const now = current.get(record.id) ?? record
      const expectedVersion = expectedVersionOf(context.me, versionOf(record), now)
      return { ...bulkItemOf(record, expectedVersion), amount: amounts?.[record.id] }
    })
    dispatch(bulkPlanned({ kind, label, change, needsNotice, items }))
  }

  function planStep(step: Step, typed: StepTexts = {}, amounts?: Amounts) {
    plan(
      step.button,
      { kind: 'state', step: step.id, to: step.to, ...typed },
      step.public !== undefined,
      amounts,
    )
  }

  const unlessBusy = (act: () => void) => () => void (isBusy || act())
  const assignTo = (assignee: string | null, name: string) => ({
    label: name,
    isName: true,
    onChoose: unlessBusy(() => plan(`Assign to ${name}`, { kind: 'assign', assignee })),
  })
  const possible = steps.filter(({ able }) => able.length === selected.length)
  const partly = steps.filter(({ able }) => able.length < selected.length)

  return (
    <Box sx={barSx}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {many}
      </Box>
      <MenuButton
        label="Assign"
        items={[
          assignTo(context.me, 'me'),
          assignTo(null, 'no one'),
          ...context.people
            .filter(({ id, role: theirs }) => id !== context.me && canEdit(theirs))
            .map(({ id }) => assignTo(id, context.nameOf(id))),
        ]}
      />
      {possible.map(({ step }) => (
        <BusyButton
          key={step.id}
          variant="outlined"
          isBusy={isBusy}
          onClick={() => (needsTexts(step) ? ask(step) : planStep(step))}
        >
          <span>{`${wordsOf(step, selected)}${needsTexts(step) ? '…' : ''}`}</span>
        </BusyButton>
      ))}
      {possible.some(({ step }) => !needsTexts(step)) && (
        <MenuButton
          label="With a text"
          items={possible
            .filter(({ step }) => !needsTexts(step))
            .map(({ step }) => ({
              label: `${wordsOf(step, selected)}…`,
              onChoose: unlessBusy(() => ask(step)),
            }))}
        />
      )}
      {partly.length > 0 && (
        <MenuButton
          label="Not possible for all"
          items={partly.map(({ step, able }) => ({
            label: `${step.button}: ${selected.length - able.length} of ${selected.length} cannot`,
            secondary: `Select only the ${able.length} that can`,
            onChoose: () => selection.select({ type: 'include', ids: new Set(able) }),
          }))}
        />
      )}
      {asked && (
        <BulkStepDialog
          {...asked}
          texts={texts[asked.step.id] ?? noTexts}
          draft={`bulk ${kind} ${asked.step.id}`}
          onTake={(typed, amounts) => {
            setTexts({ ...texts, [asked.step.id]: typed })
            setAsked(undefined)
            planStep(asked.step, typed, amounts)
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Box>
  )
}

const noTexts: StepTexts = {}

type Asked = Pick<Props, 'selected' | 'many'> & { step: Step }

type Counted = {
  step: Step
  /** Ids of the records for which it is possible. */
  able: string[]
}

/** The steps that are possible for at least one of the records, in the order of the list. */
function countSteps(kind: Kind, records: readonly AdminRecord[], role: Role | null): Counted[] {
  const able = new Map<string, string[]>()
  for (const record of records) {
    for (const { id } of stepsFor(kind, record, role)) {
      const before = able.get(id)
      if (before === undefined) able.set(id, [record.id])
      else before.push(record.id)
    }
  }
  return kinds[kind].steps
    .filter((step) => able.has(step.id))
    .map((step) => ({ step, able: able.get(step.id) ?? [] }))
}

const wordsOf = (step: Step, records: readonly AdminRecord[]) =>
  records.every((record) => stateOf(record) === step.to) ? `${step.button} again` : step.button

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
}
