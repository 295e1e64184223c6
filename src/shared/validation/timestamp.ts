import { string } from 'yup'
import './messages'

/** A time the server sets; in the store it is text fit for people. */
export const timestamp = (label = 'Received') =>
  string().label(label).required().meta({ kind: 'timestamp' })
