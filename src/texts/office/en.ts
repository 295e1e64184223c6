/**
 * Words of the office that My request shows: the texts that a step at the desk begins with, and the documents that it asks
 * for. They are stored in English, as the desk writes them.
 */
export const texts = {
  sentences: {
    approved: 'The committee has approved your application.',
    sanctioned: 'The committee has sanctioned your request.',
    resolved: 'Your matter has been settled.',
    refused: 'We are sorry, this was not approved. Please call the office to know why.',
    notPossible: 'We are sorry, this was not possible. Please call the office to know why.',
  },
  documents: {
    udyam: 'Udyam certificate',
    gst: 'GST certificate',
    pan: 'PAN card',
    address: 'Address proof',
    proposer: 'Name of the proposer',
    photo: 'Photo',
  },
  pleaseSend: (documents: string) => `Please send: ${documents}.`,
}

export type Texts = typeof texts
