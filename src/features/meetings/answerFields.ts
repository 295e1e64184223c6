import { createForm } from '@/shared/forms/createForm'
import { meetingAnswerFormSchema } from './meetingAnswerSchema'

/** The parts of the visitor's form. */
export const { Form, TextField, SelectField, RadioField, CheckboxField } =
  createForm(meetingAnswerFormSchema)
