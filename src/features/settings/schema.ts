import { object, type AnyObject, type NumberSchema, type ObjectSchema } from 'yup'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { listLabels } from '@/shared/requests/listLabels'
import { mostDays } from '@/shared/requests/rights'
import { countField } from '@/shared/validation/numbers'

const days = (id: keyof typeof listLabels) => countField(listLabels[id], { min: 1, max: 365 })
const months = (id: keyof typeof listLabels) => countField(listLabels[id], { min: 1, max: 240 })

/**
 * Days until a decision, by kind; `rights`: until the answer to a rights request. None: not promised. Visitors read them,
 * and so they read the days of grace, with which a card and the directory count.
 */
export const promisesSchema = object({
  registrations: days('registrations'),
  'growth-fund': days('growth-fund'),
  'diamond-club': days('diamond-club'),
  'land-issues': days('land-issues'),
  rights: countField('Reply to data requests', {
    min: 1,
    max: mostDays,
  }),
  graceDays: countField('Days of grace for membership fees', { min: 1, max: 365 }),
})

/** Months until the records of a kind are erased. None: the association has not decided yet. */
export const retentionSchema = object({
  registrations: months('registrations'),
  'growth-fund': months('growth-fund'),
  'diamond-club': months('diamond-club'),
  'land-issues': months('land-issues'),
  'meeting-answers': months('meeting-answers'),
  rights: months('rights'),
  /** After the membership has ended. */
  members: countField('Members who have left', { min: 1, max: 240 }),
})

export const sessionSchema = object({
  hours: countField('Hours without use', { min: 1, max: 72 }).required(),
})

/** The settings, by the ids of their documents: groups of numbers. */
export const settings = {
  promises: {
    title: 'Time limits',
    /** In a sentence: “changed …”. */
    subject: 'the time limits',
    /** Of its numbers, in the singular. */
    unit: 'day',
    schema: promisesSchema,
    fields: fieldsOf(promisesSchema),
  },
  retention: {
    title: 'How long records are kept',
    subject: 'how long records are kept',
    unit: 'month',
    schema: retentionSchema,
    fields: fieldsOf(retentionSchema),
  },
  session: {
    title: 'How long a session lasts',
    subject: 'how long a session lasts',
    unit: 'hour',
    schema: sessionSchema,
    fields: fieldsOf(sessionSchema),
  },
}

export type SettingId = keyof typeof settings

/** The name of a number in the form of all settings. */
export const fieldNameOf = (setting: SettingId, name: string) => `${setting}-${name}`

/** yup's own type lets a field be a reference, too. */
type NumberFields = Record<string, NumberSchema<number | undefined>>

const columnWords: Record<SettingId, string> = {
  promises: 'time limit in days',
  retention: 'months to keep records',
  session: 'before the desk logs out',
}

/** The form of all settings: its labels say the list and the column. */
export const numbersSchema: ObjectSchema<AnyObject> = object(
  Object.fromEntries(
    (Object.keys(settings) as SettingId[]).flatMap((setting) =>
      Object.entries(settings[setting].schema.fields as unknown as NumberFields).map(
        ([name, field]) => [
          fieldNameOf(setting, name),
          field.label(`${String(field.spec.label)}: ${columnWords[setting]}`),
        ],
      ),
    ),
  ),
)
