import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  'The committee has approved your application.': 'କମିଟି ଆପଣଙ୍କ ଆବେଦନ ଅନୁମୋଦନ କରିଛି ।',
  'The committee has sanctioned your request.': 'କମିଟି ଆପଣଙ୍କ ଆବେଦନ ମଞ୍ଜୁର କରିଛି ।',
  'Your matter has been settled.': 'ଆପଣଙ୍କ ବିଷୟର ସମାଧାନ ହୋଇଛି ।',
  'We are sorry, this was not approved. Please call the office to know why.':
    'ଆମେ ଦୁଃଖିତ, ଏହା ଅନୁମୋଦିତ ହେଲା ନାହିଁ । କାରଣ ଜାଣିବାକୁ ଦୟାକରି କାର୍ଯ୍ୟାଳୟକୁ ଫୋନ୍ କରନ୍ତୁ ।',
  'We are sorry, this was not possible. Please call the office to know why.':
    'ଆମେ ଦୁଃଖିତ, ଏହା ସମ୍ଭବ ହେଲା ନାହିଁ । କାରଣ ଜାଣିବାକୁ ଦୟାକରି କାର୍ଯ୍ୟାଳୟକୁ ଫୋନ୍ କରନ୍ତୁ ।',
  'Please send: {documents}.': 'ଦୟାକରି ପଠାନ୍ତୁ: {documents} ।',
  'GST certificate': 'GST ପ୍ରମାଣପତ୍ର',
  'PAN card': 'PAN କାର୍ଡ',
  'Address proof': 'ଠିକଣା ପ୍ରମାଣ',
  'Name of the proposer': 'ପ୍ରସ୍ତାବକଙ୍କ ନାମ',
  Photo: 'ଫଟୋ',
}
