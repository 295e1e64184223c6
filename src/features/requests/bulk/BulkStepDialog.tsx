import DialogContentText from '@mui/material/DialogContentText'
import { useMemo } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { AppDialog } from '@/shared/desk/dialog/AppDialog'
import { displayValue } from '@/shared/text/displayValue'
import { valueOf } from '../records'
import { StepForm } from '../steps/StepForm'
import type { StepTexts } from '../review/changes'
import type { Step } from '@/shared/requests/steps'

type Props = {
  step: Step
  selected: readonly AdminRecord[]
  /** The selected records in words. */
  many: string
  /** The selected records that the step is not possible for, in words. */
  leftOut?: string
  texts?: StepTexts
  /** See `Form`. */
  draft: string
  /** `amounts`: of each record by its id, where they differ. */
  onTake: (texts: StepTexts, amounts?: Amounts) => void
  onCancel: () => void
}

export type Amounts = { readonly [id: string]: number }

/** Asks once for the texts of a step of many requests. Only their amounts may differ, if each gets the amount it asks for. */
export function BulkStepDialog({ step, selected, many, draft, onTake, onCancel, ...props }: Props) {
  const amounts = useMemo(() => amountsAsked(step, selected), [step, selected])
  const asked = useMemo(() => (amounts === undefined ? step : withAnyAmount(step)), [step, amounts])
  const sum = Object.values(amounts ?? {}).reduce((total, amount) => total + amount, 0)

  return (
    <AppDialog title={`${step.button}: ${many}`} maxWidth="md" onClose={onCancel}>
      {props.leftOut !== undefined && (
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <bdi>{props.leftOut}</bdi>
        </DialogContentText>
      )}
      {amounts !== undefined && (
        <DialogContentText sx={{ mb: 2 }}>
          {`Leave the amount empty to give each what it asks for, ${displayValue({ kind: 'rupees' }, sum)} in all. An amount typed here goes to each of them.`}
        </DialogContentText>
      )}
      <StepForm
        step={asked}
        name={selected.length === 1 ? 'the applicant' : `each of the ${selected.length}`}
        submitLabel={`${step.button}: ${many}`}
        texts={props.texts ?? noTexts}
        draft={draft}
        onSubmit={(typed) =>
          onTake(typed, typed.details?.amount === undefined ? amounts : undefined)
        }
        onCancel={onCancel}
      />
    </AppDialog>
  )
}

const noTexts: StepTexts = {}

/** The amount that each record asks for; undefined if the step has no amount, or a record names none. */
function amountsAsked(step: Step, records: readonly AdminRecord[]): Amounts | undefined {
  if (step.details?.amount === undefined) return undefined
  const amounts: { [id: string]: number } = {}
  for (const record of records) {
    const amount = valueOf(record, 'amount')
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1) return undefined
    amounts[record.id] = amount
  }
  return amounts
}

const withAnyAmount = (step: Step): Step => ({
  ...step,
  details: { ...step.details, amount: 'optional' },
})
