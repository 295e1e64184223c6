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
import { texts as shared } from '@/texts/forms'
import { texts } from '@/texts/land-bank'

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
  request: choiceField(texts.requestKind, ['Need land', 'Offer land', 'Report an issue'])
    .required()
    .meta({ radio: true }),

  ...applicantFields,
  firmName: firmFields.firmName,

  district: firmFields.district,
  tahasil: placeField(lineField(texts.tahasil)),
  riCircle: lineField(texts.riCircle).meta({ help: texts.riCircleHelp }),
  mouza: placeField(lineField(texts.mouza).meta({ help: texts.mouzaHelp })),
  landKind: placeField(choiceField(texts.landKind, ['IDCO', 'Government', 'Private'])),
  area: acresField(texts.area).required().meta({ help: texts.areaHelp }),
  estate: ofIdco(lineField(texts.estate).meta({ help: texts.estateHelp })),
  plotOrShed: ofIdco(lineField(texts.plotOrShed)),
  khata: ofVillage(lineField(texts.khata).meta({ help: texts.khataHelp })),
  plotNumbers: ofVillage(lineField(texts.plotNumbers).meta({ help: texts.plotNumbersHelp })),

  issue: ofIssue(choiceField(texts.issue, issues).required()),
  pendingWith: ofIssue(lineField(texts.pendingWith).meta({ help: texts.pendingWithHelp })),
  caseNumber: ofIssue(lineField(texts.caseNumber)),
  since: ofIssue(dateField(texts.since, { notInFuture: true })),

  projectCost: ofNeed(rupeesField(shared.projectCost)),
  jobs: ofNeed(jobsField),
  water: ofNeed(lineField(texts.water).meta({ help: texts.waterHelp })),
  power: ofNeed(lineField(texts.power).meta({ help: texts.powerHelp })),

  details: textField(texts.details, { min: 20, rows: 6 })
    .required()
    .meta({ help: texts.detailsHelp }),

  ...noticeFields,
})

export type LandBankForm = InferType<typeof landBankFormSchema>

/** A record of `land_bank_req`. */
export const landBankSchema = landBankFormSchema.shape(submissionFields)
