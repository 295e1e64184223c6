/** The documents that an applicant may still owe the office: to ask for, and to tick when they arrive. */
export const documents = {
  udyam: 'Udyam certificate',
  gst: 'GST certificate',
  pan: 'PAN card',
  address: 'Address proof',
  proposer: 'Name of the proposer',
  photo: 'Photo',
} as const

export type DocumentId = keyof typeof documents
