import { object, string } from 'yup'
import { choiceField } from './choices'
import { dateField } from './dates'

/** How a request came that an administrator has typed in, and how its applicant has agreed. */
export const enteredFields = {
  how: choiceField('How it came', ['On paper', 'On the phone', 'At a meeting']).required(),
  consent: choiceField('How the applicant gave consent', [
    'Signed on paper',
    'Said on the phone',
    'Said in person',
  ]).required(),
  receivedOn: dateField('Received on', { notInFuture: true }).required(),
}

/** As its record stores it, with the uid of the administrator. */
export const enteredSchema = object({
  ...enteredFields,
  // Forms that were entered before the day was asked for have none.
  receivedOn: string(),
  by: string().required(),
}).default(undefined)

export type Entered = { how: string; consent: string; receivedOn?: string; by: string }
