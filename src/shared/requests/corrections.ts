import type { CustomSchemaMetadata } from 'yup'

/** Not the consent and the time of sending, which only the applicant can give. */
const fixed = ['consent', 'timestamp']

/** Whether an administrator may correct a field of a form. */
export const isCorrectable = ({ name, meta }: { name: string; meta: CustomSchemaMetadata }) =>
  !fixed.includes(meta.kind ?? '') &&
  !['consentVersion', 'language', 'directoryConsent'].includes(name)
