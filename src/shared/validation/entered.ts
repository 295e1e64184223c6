import { object, string } from 'yup'
import { choiceField } from './choices'

/** How a request came that an administrator has typed in, and how its applicant has agreed. */
export const enteredFields = {
  how: choiceField('How it came', ['On paper', 'On the phone', 'At a meeting']).required(),
  consent: choiceField('How the applicant gave consent', [
    'Signed on paper',
    'Said on the phone',
    'Said in person',
  ]).required(),
}

/** As its record stores it, with the uid of the administrator. */
export const enteredSchema = object({ ...enteredFields, by: string().required() }).default(
  undefined,
)

export type Entered = { how: string; consent: string; by: string }
