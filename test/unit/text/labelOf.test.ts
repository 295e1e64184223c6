import { afterEach, expect, test } from 'vitest'
import { diamondClubFormSchema } from '@/features/diamond-club/schema'
import { growthFundFormSchema } from '@/features/growth-fund/schema'
import { landBankFormSchema } from '@/features/land-bank/schema'
import { meetingAnswerFormSchema } from '@/features/meetings/schema'
import { registrationFormSchema } from '@/features/registrations/schema'
import { fieldColumn } from '@/shared/desk/table/fieldColumn'
import { fieldInfos } from '@/shared/forms/fieldInfo'
import { displayValue } from '@/shared/text/displayValue'
import { labelOf } from '@/shared/text/labelOf'
import { choiceField, districts } from '@/shared/validation/choices'
import { texts } from '@/texts/choices'
import { texts as hindi } from '@/texts/choices/hi'
import { texts as odia } from '@/texts/choices/or'
import { texts as hindiForms } from '@/texts/forms/hi'
import { texts as odiaForms } from '@/texts/forms/or'

const usual = { ...texts }

afterEach(() => {
  for (const code of Object.keys(texts) as (keyof typeof texts)[]) delete texts[code]
  Object.assign(texts, usual)
})

test('a code is its own label until it has another one', () => {
  expect(labelOf('Khordha')).toBe('Khordha')
  expect(labelOf('constructor')).toBe('constructor')
  texts.Khordha = 'Khoradha'
  expect(labelOf('Khordha')).toBe('Khoradha')
})

test('a district with a new spelling is shown, sorted and exported so, and stored as before', async () => {
  texts.Angul = 'Zangul'
  const field = choiceField('District', districts)
  const column = fieldColumn('district', 'District', field.meta()!, (row: { at: string }) => row.at)
  expect(await field.validate('Angul')).toBe('Angul')
  await expect(field.validate('Zangul')).rejects.toThrow('Choose one of the answers listed')
  expect(column.text({ at: 'Angul' })).toBe('Zangul')
  expect(column.exported({ at: 'Angul' })).toBe('Zangul')
  expect(column.sortValue?.({ at: 'Angul' })).toBe('Zangul')
  expect(displayValue({ kind: 'choices', options: districts }, ['Angul', 'Puri'])).toBe(
    'Zangul, Puri',
  )
})

test.each([
  ['Odia', odiaForms, 'ଅଂଶୀଦାରୀ'],
  ['Hindi', hindiForms, 'साझेदारी'],
])('the error of a PAN names the constitution in %s', (_language, words, label) => {
  expect(words.panMisfit('F', 'Partnership')).toContain(`“${label}”`)
})

test('text that is typed has no label', () => {
  texts.Other = 'Another'
  expect(displayValue({ kind: 'line' }, 'Other')).toBe('Other')
})

const forms = {
  registration: registrationFormSchema,
  'growth fund': growthFundFormSchema,
  'Diamond Business Club': diamondClubFormSchema,
  'land bank': landBankFormSchema,
  meeting: meetingAnswerFormSchema,
}

test.each(Object.entries(forms))(
  '%s: each option has a label in each language',
  (_form, schema) => {
    const options = [...fieldInfos<object>(schema).values()].flatMap(
      ({ meta }) => meta.options ?? [],
    )
    expect(options).not.toEqual([])
    expect(options.filter((option) => !Object.hasOwn(odia, option))).toEqual([])
    expect(options.filter((option) => !Object.hasOwn(hindi, option))).toEqual([])
  },
)

test.each([
  ['Odia', odia],
  ['Hindi', hindi],
])('in %s no two answers of a form look the same', (_language, labels) => {
  for (const schema of Object.values(forms)) {
    for (const { meta } of fieldInfos<object>(schema).values()) {
      const shown = (meta.options ?? []).map((option) => labels[option as keyof typeof labels])
      expect(new Set(shown).size).toBe(shown.length)
    }
  }
})
