import { object } from 'yup'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { listLabels } from '@/shared/requests/listLabels'
import { mostDays } from '@/shared/requests/rights'
import { countField } from '@/shared/validation/numbers'

const days = (id: keyof typeof listLabels) => countField(listLabels[id], { min: 1, max: 365 })
const months = (id: keyof typeof listLabels) => countField(listLabels[id], { min: 1, max: 240 })

export const promisesSchema = object({
  registrations: days('registrations'),
  'growth-fund': days('growth-fund'),
  'diamond-club': days('diamond-club'),
  'land-issues': days('land-issues'),
  rights: countField('Answer to a request about one’s own data', {
    min: 1,
    max: mostDays,
  }),
})

export const retentionSchema = object({
  registrations: months('registrations'),
  'growth-fund': months('growth-fund'),
  'diamond-club': months('diamond-club'),
  'land-issues': months('land-issues'),
  'meeting-answers': months('meeting-answers'),
  rights: months('rights'),
})

export const sessionSchema = object({
  hours: countField('Hours without a press', { min: 1, max: 72 }).required(),
})

export const promisesFields = fieldsOf(promisesSchema)
export const retentionFields = fieldsOf(retentionSchema)
export const sessionFields = fieldsOf(sessionSchema)
