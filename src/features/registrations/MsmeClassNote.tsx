import { FormNote } from '@/shared/forms/FormSection'
import { msmeClass, type MsmeClass } from '@/shared/validation/choices'

const limits: Record<MsmeClass, string> = {
  Micro: 'turnover up to ₹10 crore and investment up to ₹2.5 crore',
  Small: 'turnover up to ₹100 crore and investment up to ₹25 crore',
  Medium: 'turnover up to ₹500 crore and investment up to ₹125 crore',
  'Larger than medium': 'turnover above ₹500 crore or investment above ₹125 crore',
}

/** The class that follows from turnover and investment, said as soon as both are known. */
export function MsmeClassNote(props: { turnover: unknown; investment: unknown }) {
  const known = msmeClass(props.turnover, props.investment)
  return (
    <FormNote isLive>
      {known ? (
        <>
          MSME class: <strong>{known}</strong> ({limits[known]})
        </>
      ) : (
        'The MSME class is shown here once turnover and investment are chosen.'
      )}
    </FormNote>
  )
}
