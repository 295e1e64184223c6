import { choiceField } from './choice'
import { consentField } from './consent'
import { constitutions } from './constitutions'
import { countField } from './count'
import { districts } from './districts'
import { emailField } from './email'
import { mobileField } from './mobile'
import { pinField } from './pin'
import { sectors } from './sectors'
import { lineField, nameField } from './text'
import { timestamp } from './timestamp'

/** Fields of the person who fills in a form. */
export const applicantFields = {
  name: nameField('Name').required(),
  designation: lineField('Designation')
    .required()
    .meta({ autoComplete: 'organization-title', help: 'For example: proprietor, director' }),
  mobile: mobileField('Mobile').required(),
  email: emailField('Email'),
}

/** Fields of the firm the person speaks for. */
export const firmFields = {
  firmName: lineField('Firm name').required().meta({ autoComplete: 'organization' }),
  constitution: choiceField('Constitution', constitutions).required(),
  sector: choiceField('Sector', sectors).required(),
  district: choiceField('District', districts).required(),
  pin: pinField('PIN code').required(),
}

export const yearsInBusinessField = countField('Years in business', { max: 150 })

export const jobsField = countField('Jobs to be created', { max: 100_000 })

/** Steps of the number of people a firm employs. */
export const employeeBands = ['0–9', '10–49', '50–249', '250+'] as const

/** The box under the notice, which every form ends with. */
export const noticeFields = { consent: consentField('I have read the notice and agree to it') }

/** What is stored with the answers of every form. */
export const submissionFields = {
  consentVersion: lineField('Version of the notice', { max: 20 }).required(),
  createdAt: timestamp(),
}
