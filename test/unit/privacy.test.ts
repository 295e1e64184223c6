import { expect, test } from 'vitest'
import type { AnyObject, ObjectSchema } from 'yup'
import { formJourneys } from '@test/support/forms/formJourneys'
import { forms } from '@/content/forms'
import { privacyForms } from '@/content/privacy/privacyForms'
import { diamondClubSchema } from '@/features/diamond-club/schema'
import { growthFundSchema } from '@/features/growth-fund/schema'
import { landBankSchema } from '@/features/land-bank/schema'
import { meetingAnswerSchema } from '@/features/meetings/schema'
import { registrationSchema } from '@/features/registrations/schema'
import { fieldInfos } from '@/shared/forms/fieldInfo'

const schemas: Record<string, ObjectSchema<AnyObject>> = {
  newregistration: registrationSchema as ObjectSchema<AnyObject>,
  growthfund: growthFundSchema as ObjectSchema<AnyObject>,
  diamondbusiness: diamondClubSchema as ObjectSchema<AnyObject>,
  monthlymeeting: meetingAnswerSchema as ObjectSchema<AnyObject>,
  landbank: landBankSchema as ObjectSchema<AnyObject>,
}

/** Described once for all forms, in the text. */
const ofEveryForm = ['consentVersion', 'language', 'createdAt']

test.each(Object.entries(schemas))(
  'the privacy page lists every field that %s stores',
  (id, schema) => {
    const entry = privacyForms.find((form) => form.id === id)
    const stored = [...fieldInfos(schema).values()].filter(
      ({ name }) => !ofEveryForm.includes(name),
    )

    expect(Object.keys(entry?.kept ?? {}).toSorted()).toEqual(
      stored.map(({ name }) => name).toSorted(),
    )
    const asked = stored.filter(({ start }) => typeof start !== 'boolean')
    const words = Object.fromEntries(asked.map(({ name, label }) => [name, label]))
    expect(entry?.kept).toMatchObject(words)
  },
)

test('the privacy page lists every form that is stored', () => {
  const kept = privacyForms.map(({ id }) => id)
  const others = forms.filter((id) => !kept.includes(id))

  expect(others).toEqual(['professionaladvisor', 'serviceadvisor'])
})

test('every form that is kept stands the journeys', () => {
  expect(formJourneys.map(({ path }) => path)).toEqual(privacyForms.map(({ id }) => `/form/${id}/`))
})
