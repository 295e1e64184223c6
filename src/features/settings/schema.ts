import { object } from 'yup'
import { fieldsOf } from '@/shared/forms/fieldInfo'
import { listLabels } from '@/shared/requests/listLabels'
import { countField } from '@/shared/validation/numbers'
import { settingLimits } from './api'

const days = (id: keyof typeof listLabels) =>
  countField(listLabels[id], { min: 1, max: settingLimits.promises })
const months = (id: keyof typeof listLabels) =>
  countField(listLabels[id], { min: 1, max: settingLimits.retention })

export const promisesSchema = object({
  registrations: days('registrations'),
  'growth-fund': days('growth-fund'),
  'diamond-club': days('diamond-club'),
  'land-issues': days('land-issues'),
  rights: countField('Answer to a request about one’s own data', {
    min: 1,
    max: settingLimits.rights,
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
  hours: countField('Hours without a press', { min: 1, max: settingLimits.session }).required(),
})

export const promisesFields = fieldsOf(promisesSchema)
export const retentionFields = fieldsOf(retentionSchema)
export const sessionFields = fieldsOf(sessionSchema)
