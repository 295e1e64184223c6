import { storedLanguages } from '@/shared/language'
import { texts } from '@/texts/forms'
import { choiceField, consentField, constitutions, districts, sectors } from './choices'
import { timestamp } from './dates'
import { countField } from './numbers'
import { hiddenWhen } from './schema'
import { mobileField } from './mobile'
import { emailField, lineField, nameField, pinField } from './text'

/** For the sections of a form. */
const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[]

/** The person who fills in a form. */
export const applicantFields = {
  name: nameField(texts.name).required(),
  designation: lineField(texts.designation)
    .required()
    .meta({ autoComplete: 'organization-title', help: texts.designationHelp }),
  mobile: mobileField(texts.mobile).required(),
  email: emailField(texts.email),
}

export const applicantNames = namesOf(applicantFields)

/** The firm of that person. */
export const firmFields = {
  firmName: lineField(texts.firmName).required().meta({ autoComplete: 'organization', wide: true }),
  constitution: choiceField(texts.constitution, constitutions).required(),
  sector: choiceField(texts.sector, sectors).required(),
  district: choiceField(texts.district, districts).required(),
  pin: pinField(texts.pin).required(),
}

export const firmNames = namesOf(firmFields)

export const yearsInBusinessField = countField(texts.yearsInBusiness, { max: 150 })

export const jobsField = countField(texts.jobs, { max: 100_000 })

/** How many people a firm employs. */
export const employeeBands = ['0–9', '10–49', '50–249', '250+'] as const

/** The checkboxes below the notice, at the end of every form. */
export const noticeFields = {
  adult: consentField(texts.adult, texts.adultError),
  consent: consentField(texts.consent),
}

export const noticeNames = namesOf(noticeFields)

/** The notice of the time before forms asked for the age. */
const versionWithoutAge = '2026-11'

/** Stored with the answers of every form. */
export const submissionFields = {
  adult: hiddenWhen(
    'consentVersion',
    (version) => version === versionWithoutAge,
    noticeFields.adult,
  ),
  consentVersion: lineField('Version of the notice', { max: 20 }).required(),
  /** In which the applicant wrote, and is answered. */
  language: choiceField('Language', storedLanguages),
  createdAt: timestamp(),
}
