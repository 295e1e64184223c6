import { storedLanguages } from '@/shared/language'
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
  name: nameField('Name').required(),
  designation: lineField('Designation')
    .required()
    .meta({ autoComplete: 'organization-title', help: 'For example: proprietor, director' }),
  mobile: mobileField('Mobile').required(),
  email: emailField('Email'),
}

export const applicantNames = namesOf(applicantFields)

/** The firm of that person. */
export const firmFields = {
  firmName: lineField('Firm name').required().meta({ autoComplete: 'organization', wide: true }),
  constitution: choiceField('Constitution', constitutions).required(),
  sector: choiceField('Sector', sectors).required(),
  district: choiceField('District', districts).required(),
  pin: pinField('PIN code').required(),
}

export const firmNames = namesOf(firmFields)

export const yearsInBusinessField = countField('Years in business', { max: 150 })

export const jobsField = countField('Jobs to be created', { max: 100_000 })

/** How many people a firm employs. */
export const employeeBands = ['0–9', '10–49', '50–249', '250+'] as const

/** The checkboxes below the notice, at the end of every form. */
export const noticeFields = {
  adult: consentField('I am 18 or older', 'Please confirm that you are 18 or older'),
  consent: consentField('I have read the notice and agree to it'),
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
