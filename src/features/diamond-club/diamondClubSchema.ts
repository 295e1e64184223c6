import { number, object, type InferType } from 'yup'
import { applicantFields, employeeBands, firmFields } from '@/shared/validation/blocks'
import { choiceField } from '@/shared/validation/choice'
import { consentField } from '@/shared/validation/consent'
import { mobileField } from '@/shared/validation/mobile'
import { turnoverBands } from '@/shared/validation/msme'
import { lineField, nameField, textField } from '@/shared/validation/text'
import { timestamp } from '@/shared/validation/timestamp'

/** A record of `diamond_member_req`. */
export const diamondClubSchema = object({
  ...applicantFields,
  ...firmFields,
  role: choiceField('Role', ['Founder', 'Owner', 'Director', 'Partner']).required(),
  yearsInBusiness: number().label('Years in business').integer().min(0).max(150).required(),
  turnover: choiceField('Annual turnover', turnoverBands).required(),
  employees: choiceField('Employees', employeeBands).required(),
  offer: textField('Product or service offered', { max: 300 }).required(),
  referralsWanted: textField('Referrals looked for', { max: 300 }),
  referralsOffered: textField('Referrals offered', { max: 300 }),
  firstReferenceName: nameField('First reference: name'),
  firstReferenceMobile: mobileField('First reference: mobile'),
  secondReferenceName: nameField('Second reference: name'),
  secondReferenceMobile: mobileField('Second reference: mobile'),
  attendance: consentField('I will attend the meetings', 'Please confirm that you will attend'),
  conduct: consentField('I accept the code of conduct', 'Please accept the code of conduct'),
  consent: consentField('I have read the notice and agree to it'),
  consentVersion: lineField('Version of the notice').required(),
  createdAt: timestamp(),
})

export type DiamondClubRequest = InferType<typeof diamondClubSchema>
