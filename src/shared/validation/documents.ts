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

/** For messages in Odia. */
export const documentsInOdia: Record<DocumentId, string> = {
  udyam: 'ଉଦ୍ୟମ ପ୍ରମାଣପତ୍ର',
  gst: 'GST ପ୍ରମାଣପତ୍ର',
  pan: 'PAN କାର୍ଡ',
  address: 'ଠିକଣା ପ୍ରମାଣ',
  proposer: 'ପ୍ରସ୍ତାବକଙ୍କ ନାମ',
  photo: 'ଫଟୋ',
}
