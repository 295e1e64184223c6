import { boolean } from 'yup'
import './messages'

export const consentError = 'Please read and accept the notice'

/** A box that must be ticked. */
export const consentField = (label: string, error = consentError) =>
  boolean().label(label).isTrue(error).required(error).meta({ kind: 'consent' })

/** A box that may be ticked or not. */
export const boxField = (label: string) => boolean().label(label).required().meta({ kind: 'box' })
