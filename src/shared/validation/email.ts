import { typedText } from './text'

/** The address rule of HTML's e-mail inputs, with at least one dot in the domain. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

export const emailMaxLength = 254

export const emailError = 'Enter a valid email address'

export const emailField = (label: string) =>
  typedText(label, 'email')
    .max(emailMaxLength, emailError)
    .matches(emailPattern, emailError)
    .meta({ inputMode: 'email', autoComplete: 'email', max: emailMaxLength })
