import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  thanks: (what) => `ଧନ୍ୟବାଦ । ଆପଣଙ୍କ ${what} ସଂଘକୁ ମିଳିଲା ।`,
  referenceNumber: 'ସନ୍ଦର୍ଭ ସଂଖ୍ୟା',
  copy: 'କପି କରନ୍ତୁ',
  copied: 'କପି ହେଲା',
  copyBlocked: 'ବ୍ରାଉଜର କପି କରିବାକୁ ଦେଲା ନାହିଁ । ଦୟାକରି ସଂଖ୍ୟାଟି ଲେଖି ରଖନ୍ତୁ ।',
  print: 'ପ୍ରିଣ୍ଟ୍ କରନ୍ତୁ',
  share: 'ହ୍ୱାଟସଆପ୍‌ରେ ପଠାନ୍ତୁ',
  shared: (title, reference, address) =>
    `${title} । ସନ୍ଦର୍ଭ ସଂଖ୍ୟା: ${reference} । ଏହି ସଂଖ୍ୟା ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଦେଇ ଏହାର ସ୍ଥିତି ଦେଖନ୍ତୁ: ${address}`,
  next: 'ଏହା ପରେ କ’ଣ ହେବ',
  myRequest: 'ମୋର ଆବେଦନ',
  contactUs: 'ଯୋଗାଯୋଗ',
  follow: 'ଆପଣ ଯେକୌଣସି ସମୟରେ ଏହାର ସ୍ଥିତି ଦେଖିପାରିବେ: ',
  followElsewhere: (address) => ` । ଅନ୍ୟ ଡିଭାଇସ୍‌ରେ ${address} ଖୋଲି ଏହି ସଂଖ୍ୟା ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଲେଖନ୍ତୁ ।`,
  keepNumber: (what) =>
    `ଦୟାକରି ସନ୍ଦର୍ଭ ସଂଖ୍ୟାଟି ସାଇତି ରଖନ୍ତୁ । “ମୋର ଆବେଦନ” ପୃଷ୍ଠାରେ ଆପଣ ନିଜ ${what} ସଂଶୋଧନ କିମ୍ବା ଲିଭାଇବାକୁ ଆମକୁ କହିପାରିବେ, କିମ୍ବା ଏହାକୁ ପ୍ରତ୍ୟାହାର କରିପାରିବେ; ଏ ବିଷୟରେ ପଚାରିବାକୁ କାର୍ଯ୍ୟାଳୟକୁ ଏହି ସଂଖ୍ୟା କୁହନ୍ତୁ: `,
  keepNumberEnd: ' ।',
  nothingSent: 'ଏଠାରୁ କିଛି ପଠାଯାଇନାହିଁ',
  notSent: (what) => `ଏହି ଟ୍ୟାବ୍ ଆପଣଙ୍କ ${what} ପଠାଇନାହିଁ । ଯଦି ଆପଣ ପୂର୍ବରୁ ପଠାଇଛନ୍ତି, ତାହାର ସ୍ଥିତି `,
  notSentForm: ' ପୃଷ୍ଠାରେ ଦେଖନ୍ତୁ । ଏବେ ପଠାଇବାକୁ ଏହି ଫର୍ମ ଖୋଲନ୍ତୁ: ',
  notSentOffice: ' । କାର୍ଯ୍ୟାଳୟ ମଧ୍ୟ ସାହାଯ୍ୟ କରିପାରିବ: ',
  notSentEnd: ' ।',
}
