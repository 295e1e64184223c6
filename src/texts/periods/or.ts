import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  lookingUp: 'ଖୋଜା ଯାଉଛି…',
  failed: (why) => `ସମୟସୀମାଗୁଡ଼ିକ ଖୋଜିହେଲା ନାହିଁ । ${why}`,
  undecided: 'ସଂଘ ସ୍ଥିର କରିବାକୁ ବାକି ଅଛି',
  ofRights: 'ନିଜ ତଥ୍ୟ ବିଷୟରେ ଆପଣଙ୍କ ଆବେଦନ',
  ofMembers: 'ସଦସ୍ୟତା, ତାହା ଶେଷ ହେବା ପରେ',
  ofReceipts: 'ରସିଦ',
  inTheBooks: 'ନମ୍ବର, ଦିନ, ରାଶି ଏବଂ ଉଦ୍ଦେଶ୍ୟ ସଂଘର ହିସାବ ଖାତାରେ ରହେ । ସଦସ୍ୟତା ଲିଭାଇଲେ ସେଥିରୁ ଆପଣଙ୍କ ନାମ ମଧ୍ୟ ଲିଭେ ।',
  answer: 'ପ୍ରଶ୍ନ, ଅଭିଯୋଗ କିମ୍ବା ଅନ୍ୟ ଅଧିକାର ବିଷୟରେ ଉତ୍ତର',
  within: (period) => `${period} ମଧ୍ୟରେ`,
  lookingUpOne: 'ସମୟସୀମା ଖୋଜା ଯାଉଛି…',
  failedOne: (why) => `ସମୟସୀମା ଖୋଜିହେଲା ନାହିଁ: ${why}`,
  myRequest: 'ମୋର ଆବେଦନ',
  office: 'କାର୍ଯ୍ୟାଳୟ',
}
