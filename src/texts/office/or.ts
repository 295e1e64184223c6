import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  sentences: {
    approved: 'କମିଟି ଆପଣଙ୍କ ଆବେଦନ ଅନୁମୋଦନ କରିଛି ।',
    sanctioned: 'କମିଟି ଆପଣଙ୍କ ଆବେଦନ ମଞ୍ଜୁର କରିଛି ।',
    resolved: 'ଆପଣଙ୍କ ବିଷୟର ସମାଧାନ ହୋଇଛି ।',
    refused: 'ଆମେ ଦୁଃଖିତ, ଏହା ଅନୁମୋଦିତ ହେଲା ନାହିଁ । କାରଣ ଜାଣିବାକୁ ଦୟାକରି କାର୍ଯ୍ୟାଳୟକୁ ଫୋନ୍ କରନ୍ତୁ ।',
    notPossible: 'ଆମେ ଦୁଃଖିତ, ଏହା ସମ୍ଭବ ହେଲା ନାହିଁ । କାରଣ ଜାଣିବାକୁ ଦୟାକରି କାର୍ଯ୍ୟାଳୟକୁ ଫୋନ୍ କରନ୍ତୁ ।',
  },
  documents: {
    udyam: 'ଉଦ୍ୟମ ପ୍ରମାଣପତ୍ର',
    gst: 'GST ପ୍ରମାଣପତ୍ର',
    pan: 'PAN କାର୍ଡ',
    address: 'ଠିକଣା ପ୍ରମାଣ',
    proposer: 'ପ୍ରସ୍ତାବକଙ୍କ ନାମ',
    photo: 'ଫଟୋ',
  },
  pleaseSend: (documents) => `ଦୟାକରି ପଠାନ୍ତୁ: ${documents} ।`,
}
