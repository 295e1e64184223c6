import { expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { formJourneys } from '@test/support/forms/formJourneys'
import { forms } from '@/content/forms'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import { storedForms, type StoredForm } from '@/features/privacy/kinds'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { texts as collected } from '@/texts/collected'

const schemas: Record<StoredForm, ObjectSchema<AnyObject>> = {
  newregistration: registrationSchema as ObjectSchema<AnyObject>,
  growthfund: growthFundSchema as ObjectSchema<AnyObject>,
  diamondbusiness: diamondClubSchema as ObjectSchema<AnyObject>,
  monthlymeeting: meetingAnswerSchema as ObjectSchema<AnyObject>,
  landbank: landBankSchema as ObjectSchema<AnyObject>,
}

/** Described once for all forms, in the text. */
const ofEveryForm = ['consentVersion', 'language', 'createdAt']

test.each(storedForms)('the privacy page lists every field that %s stores', (id) => {
  const { kept } = collected[id]
  const stored = [...fieldInfos(schemas[id]).values()].filter(
    ({ name }) => !ofEveryForm.includes(name),
  )

  expect(Object.keys(kept).toSorted()).toEqual(stored.map(({ name }) => name).toSorted())
  const asked = stored.filter(({ start }) => typeof start !== 'boolean')
  const words = Object.fromEntries(asked.map(({ name, label }) => [name, label]))
  expect(kept).toMatchObject(words)
})

test('the privacy page lists every form that is stored', () => {
  const kept: readonly string[] = storedForms
  const others = forms.filter((id) => !kept.includes(id))

  expect(others).toEqual(['professionaladvisor', 'serviceadvisor'])
})

test('every form that is kept stands the journeys', () => {
  expect(formJourneys.map(({ path }) => path)).toEqual(storedForms.map((id) => `/form/${id}/`))
})
