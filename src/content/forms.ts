/** The seven forms, in the order of the menu; the address of one is `/form/<id>/`. Their names are in `src/texts/form-names`. */
export const forms = [
  'newregistration',
  'growthfund',
  'diamondbusiness',
  'monthlymeeting',
  'professionaladvisor',
  'serviceadvisor',
  'landbank',
] as const

export type FormId = (typeof forms)[number]
