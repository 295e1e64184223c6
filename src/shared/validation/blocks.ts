import { choiceField } from './choice'
import { constitutions } from './constitutions'
import { districts } from './districts'
import { emailField } from './email'
import { mobileField } from './mobile'
import { pinField } from './pin'
import { sectors } from './sectors'
import { lineField, nameField } from './text'

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

/** Steps of the number of people a firm employs. */
export const employeeBands = ['0–9', '10–49', '50–249', '250+'] as const
