import { object } from 'yup'
import { createForm } from '@/shared/forms/createForm'
import { choiceField } from '@/shared/validation/choices'
import { countField } from '@/shared/validation/numbers'
import { mobileField } from '@/shared/validation/mobile'
import { emailField, lineField, nameField } from '@/shared/validation/text'
import { invitationDays } from './schema'
import { roleLabels, roles } from './roles'

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }))

const name = nameField('Name').required().meta({ autoComplete: 'off' })
const role = choiceField('Role', roles).required()
const email = emailField('Email').required().meta({ autoComplete: 'off' })
const mobile = mobileField('Mobile, if also a member').meta({
  autoComplete: 'off',
  help: 'They cannot approve their own form',
})

/** A person who gets a link. */
export const inviteForm = createForm(
  object({
    name,
    email,
    role,
    mobile,
    days: countField('Valid for how many days', { min: 1, max: invitationDays })
      .required()
      .meta({ start: String(invitationDays) }),
  }),
)

/** A person whose account was made in the console. */
export const addForm = createForm(
  object({
    uid: lineField('UID of the account').required().meta({
      autoComplete: 'off',
      help: 'Firebase console: Authentication, Users, column "User UID"',
    }),
    name,
    email,
    role,
    mobile,
  }),
)

/** An administrator who is in the list. */
export const changeForm = createForm(object({ name, role, mobile }))
