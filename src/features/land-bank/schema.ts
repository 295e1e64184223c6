import { object, type InferType, type Schema } from 'yup'
import {
  applicantFields,
  firmFields,
  jobsField,
  noticeFields,
  submissionFields,
} from '@/shared/validation/commonFields'
import { acresField, rupeesField } from '@/shared/validation/numbers'
import { choiceField } from '@/shared/validation/choices'
import { dateField } from '@/shared/validation/dates'
import { hiddenWhen, requiredWhen } from '@/shared/validation/schema'
import { lineField, textField } from '@/shared/validation/text'

const issues = [
  'Allotment',
  'Possession',
  'Boundary or encroachment',
  'Transfer of ownership',
  'Change of activity',
  'Mortgage NOC',
  'Dues or charges',
  'Cancellation',
  'Mutation',
  'Approach road or utilities',
  'Other',
] as const

/** A detail of the place. It is optional for someone who needs land. */
const placeField = <Field extends Schema>(field: Field) =>
  requiredWhen('request', (request) => request !== 'Need land', field)

const ofIdco = <Field extends Schema>(field: Field) =>
  hiddenWhen('landKind', (landKind) => landKind !== 'IDCO', placeField(field))

const ofVillage = <Field extends Schema>(field: Field) =>
  hiddenWhen(
    'landKind',
    (landKind) => landKind !== 'Government' && landKind !== 'Private',
    placeField(field),
  )

const ofNeed = <Field extends Schema>(field: Field) =>
  hiddenWhen('request', (request) => request !== 'Need land', field)

const ofIssue = <Field extends Schema>(field: Field) =>
  hiddenWhen('request', (request) => request !== 'Report an issue', field)

/** The fields of the form, in the order of the page. */
export const landBankFormSchema = object({
  request: choiceField('Type of request', ['Need land', 'Offer land', 'Report an issue'])
    .required()
    .meta({ radio: true }),

  ...applicantFields,
  firmName: firmFields.firmName,

  district: firmFields.district,
  tahasil: placeField(lineField('Tahasil')),
  riCircle: lineField('RI circle').meta({ help: 'Revenue inspector’s circle' }),
  mouza: placeField(lineField('Mouza').meta({ help: 'Revenue village' })),
  landKind: placeField(choiceField('Type of land', ['IDCO', 'Government', 'Private'])),
  area: acresField('Area in acres')
    .required()
    .meta({ help: '100 decimal = 1 acre. For 25 decimal, enter 0.25' }),
  estate: ofIdco(lineField('Estate').meta({ help: 'IDCO industrial estate' })),
  plotOrShed: ofIdco(lineField('Plot or shed number')),
  khata: ofVillage(
    lineField('Khata').meta({ help: 'Number of the khata in the record of rights' }),
  ),
  plotNumbers: ofVillage(lineField('Plot numbers').meta({ help: 'For example: 112, 113/2' })),

  issue: ofIssue(choiceField('Which issue', issues).required()),
  pendingWith: ofIssue(lineField('Pending with').meta({ help: 'Office or officer' })),
  caseNumber: ofIssue(lineField('Case number')),
  since: ofIssue(dateField('Pending since', { notInFuture: true })),

  projectCost: ofNeed(rupeesField('Project cost')),
  jobs: ofNeed(jobsField),
  water: ofNeed(lineField('Water requirement').meta({ help: 'For example: 5,000 litres a day' })),
  power: ofNeed(lineField('Power requirement').meta({ help: 'For example: 50 kW' })),

  details: textField('Details', { min: 20, rows: 6 })
    .required()
    .meta({ help: 'At least 20 characters' }),

  ...noticeFields,
})

export type LandBankForm = InferType<typeof landBankFormSchema>

/** A record of `land_bank_req`. */
export const landBankSchema = landBankFormSchema.shape(submissionFields)
