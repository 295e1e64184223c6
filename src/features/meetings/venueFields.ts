import { createForm } from '@/shared/forms/createForm'
import { venueFormSchema } from './venueSchema'

/** The parts of the administrators' form. */
export const { Form, TextField, SelectField } = createForm(venueFormSchema)
