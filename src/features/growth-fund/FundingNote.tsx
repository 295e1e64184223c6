import { FormNote } from '@/shared/forms/FormSection'
import { formatRupees, parseRupees } from '@/shared/validation/numbers'
import { shortfall } from './funding'

type FundingNoteProps = { amount: unknown; ownContribution: unknown; projectCost: unknown }

/** How the project would be paid for, said as soon as all three sums are there. */
export function FundingNote(typed: FundingNoteProps) {
  const missing = shortfall({
    amount: rupeesOf(typed.amount),
    ownContribution: rupeesOf(typed.ownContribution),
    projectCost: rupeesOf(typed.projectCost),
  })
  return <FormNote isLive>{sentence(missing)}</FormNote>
}

const rupeesOf = (typed: unknown) => (typeof typed === 'string' ? parseRupees(typed) : NaN)

function sentence(missing: number | undefined) {
  if (missing === undefined) {
    return 'Once amount, project cost and own contribution are filled in, you see here what is still missing.'
  }
  if (missing === 0)
    return 'The amount requested and your own contribution cover the whole project cost.'
  if (missing > 0) {
    return (
      <>
        Still to be found elsewhere: <strong>{formatRupees(missing)}</strong> of the project cost.
      </>
    )
  }
  return (
    <>
      That is <strong>{formatRupees(-missing)}</strong> more than the project costs. Please ask for
      less, or correct the project cost.
    </>
  )
}
