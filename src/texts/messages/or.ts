import { texts as layout } from '@/texts/layout/or'
import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

const named = (name: string) => (name === '' ? '' : ` ${name}`)

export const texts: Texts = {
  name: layout.name,

  greeting: (name) => `ନମସ୍କାର${named(name)}, ଏହା ${layout.name}ର ବାର୍ତ୍ତା`,

  template: (text) => `ନମସ୍କାର {name} । ${text}\nସ୍ଥିତି: {link}\n– ${layout.name}`,

  states: {
    received: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ଆମକୁ ମିଳିଛି ।',
    reviewing: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ବିଚାରାଧୀନ ଅଛି । {message}',
    waiting: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ପାଇଁ ଆବଶ୍ୟକ: {documents} । ଦୟାକରି ହ୍ୱାଟ୍ସଆପ୍‌ରେ ଉତ୍ତର ଦିଅନ୍ତୁ ।',
    recommended: 'ଆପଣଙ୍କ ଆବେଦନ {reference} କମିଟି ସମ୍ମୁଖରେ ରଖାଯାଇଛି । {message}',
    approved: 'ଆପଣଙ୍କ ଆବେଦନ {reference}: {message}',
    sanctioned: 'ଆପଣଙ୍କ ଆବେଦନ {reference}: {message}',
    disbursed: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ବାବଦ ଅର୍ଥ ପ୍ରଦାନ କରାଯାଇଛି । {message}',
    takenUp: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ସମ୍ପୃକ୍ତ କର୍ତ୍ତୃପକ୍ଷଙ୍କ ନିକଟରେ ଉପସ୍ଥାପନ କରାଯାଇଛି । {message}',
    resolved: 'ଆପଣଙ୍କ ଆବେଦନ {reference}: {message}',
    refused: 'ଆପଣଙ୍କ ଆବେଦନ {reference}: {message}',
    notPossible: 'ଆପଣଙ୍କ ଆବେଦନ {reference}: {message}',
    withdrawn: 'ଆପଣଙ୍କ ଅନୁରୋଧ ଅନୁସାରେ ଆବେଦନ {reference} ପ୍ରତ୍ୟାହାର କରାଯାଇଛି । {message}',
  },

  requests: {
    registrations: 'ପଞ୍ଜୀକରଣ',
    'growth-fund': 'ଅଭିବୃଦ୍ଧି ପାଣ୍ଠି ଆବେଦନ',
    'diamond-club': 'ଡାଇମଣ୍ଡ ବିଜନେସ କ୍ଲବ ଆବେଦନ',
    'meeting-answers': 'ବୈଠକ ପାଇଁ ଉତ୍ତର',
    'land-issues': 'ଜମି ଆବେଦନ',
    rights: 'ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ସମ୍ବନ୍ଧୀୟ ଆବେଦନ',
  },

  about: (greeting, request, reference) =>
    `${greeting} । ଆପଣଙ୍କ ${request} ${reference} ବିଷୟରେ ଲେଖୁଛୁ ।`,
  subject: (request, reference) => `${layout.name}: ଆପଣଙ୍କ ${request} ${reference}`,

  plain: (greeting, request, reference, status) =>
    `${greeting} ।\nଆପଣଙ୍କ ${request} ${reference}: ${status} ।`,
  seeStatus: (link) => `ଏହି ନମ୍ବର ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଦେଇ ସ୍ଥିତି ଦେଖନ୍ତୁ: ${link}`,
  seeOrChange: (link) => `ଏହି ନମ୍ବର ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଦେଇ ଏହାକୁ ଦେଖନ୍ତୁ କିମ୍ବା ବଦଳାନ୍ତୁ: ${link}`,

  sentence: (text) => `${text} ।`,

  member: {
    about: (greeting, number) => `${greeting} । ଆପଣଙ୍କ ସଦସ୍ୟତା (ସଦସ୍ୟ ସଂଖ୍ୟା ${number}) ବିଷୟରେ ଲେଖୁଛୁ ।`,
    subject: `${layout.name}: ଆପଣଙ୍କ ସଦସ୍ୟତା`,
  },

  ask: {
    early: (number, now, amount, until) =>
      `ଆପଣଙ୍କ ସଦସ୍ୟତା (ସଦସ୍ୟ ସଂଖ୍ୟା ${number}) ${now} ପର୍ଯ୍ୟନ୍ତ ବୈଧ ଅଛି । ${amount} ଦେଲେ ଏହା ${until} ପର୍ଯ୍ୟନ୍ତ ବୈଧ ରହିବ ।`,
    late: (number, now, amount, until) =>
      `ଆପଣଙ୍କ ସଦସ୍ୟତା (ସଦସ୍ୟ ସଂଖ୍ୟା ${number}) ${now} ପର୍ଯ୍ୟନ୍ତ ବୈଧ ଥିଲା । ଏବେ ${amount} ଦେଲେ ଏହା ${until} ପର୍ଯ୍ୟନ୍ତ ବୈଧ ହେବ ।`,
    first: (number, amount, until) =>
      `ଆପଣଙ୍କ ସଦସ୍ୟତା (ସଦସ୍ୟ ସଂଖ୍ୟା ${number}) ପାଇଁ ଶୁଳ୍କ ଏପର୍ଯ୍ୟନ୍ତ ମିଳିନାହିଁ । ଏବେ ${amount} ଦେଲେ ଏହା ${until} ପର୍ଯ୍ୟନ୍ତ ବୈଧ ହେବ ।`,
    upi: (address, amount) => `UPI ଠିକଣା: ${address}\nଶୁଳ୍କ: ${amount}`,
    link: (link) =>
      `ଉଭୟକୁ କପି କରି ଆପଣଙ୍କ UPI ଆପ୍‌ରେ ଲେଖନ୍ତୁ, କିମ୍ବା ଯେଉଁ ଫୋନ୍‌ରୁ ଶୁଳ୍କ ଦେବେ ସେଥିରେ ଏହି ଲିଙ୍କ୍ ଖୋଲନ୍ତୁ:\n${link}`,
    utr: 'ଶୁଳ୍କ ଦେବା ପରେ ଦୟାକରି ତାହାର UTR (12ଟି ଅଙ୍କ, ଏହାକୁ ରେଫରେନ୍ସ ନମ୍ବର ମଧ୍ୟ କୁହାଯାଏ) ଆମକୁ ପଠାନ୍ତୁ ।',
  },

  receipt: {
    thanks: 'ଧନ୍ୟବାଦ । ଏହା ଆପଣଙ୍କ ରସିଦ:',
    isCancelled: 'ଏହି ରସିଦ ବାତିଲ ହୋଇଛି:',
    title: (number) => `ରସିଦ ${number}`,
    cancelledTitle: (number) => `ବାତିଲ ରସିଦ ${number}`,
    date: 'ତାରିଖ',
    from: 'କାହାଠାରୁ ମିଳିଲା',
    memberNumber: 'ସଦସ୍ୟ ସଂଖ୍ୟା',
    amount: 'ଟଙ୍କା',
    paidBy: 'ଦେବାର ଉପାୟ',
    paidOn: 'ଦେବାର ତାରିଖ',
    purpose: 'କେଉଁଥି ପାଇଁ',
    valid: 'ବୈଧ',
    period: (since, until) => `${since} ଠାରୁ ${until} ପର୍ଯ୍ୟନ୍ତ`,
    remark: 'ମନ୍ତବ୍ୟ',
    cancelled: 'ବାତିଲ',
    words: {
      Cheque: 'ଚେକ୍',
      Cash: 'ନଗଦ',
      Membership: 'ସଦସ୍ୟତା',
      Admission: 'ପ୍ରବେଶ ଶୁଳ୍କ',
      Event: 'କାର୍ଯ୍ୟକ୍ରମ',
      Donation: 'ଦାନ',
      Other: 'ଅନ୍ୟ',
    },
  },

  invite: {
    thanks: (day) => `${day} ର ବୈଠକକୁ ଆସିଥିବାରୁ ଧନ୍ୟବାଦ ।`,
    thanksWithoutDay: 'ଆମ ମାସିକ ବୈଠକକୁ ଆସିଥିବାରୁ ଧନ୍ୟବାଦ ।',
    join: 'ଆପଣ ସଦସ୍ୟ ହେଲେ ଆମେ ଖୁସି ହେବୁ । ନୂତନ ସଦସ୍ୟଙ୍କ ପାଇଁ ଫର୍ମ:',
    question: 'କୌଣସି ପ୍ରଶ୍ନ ଥିଲେ ଦୟାକରି ଏହି ବାର୍ତ୍ତାର ଉତ୍ତର ଦିଅନ୍ତୁ ।',
    subject: `${layout.name}: ସଦସ୍ୟ ହୁଅନ୍ତୁ`,
  },

  meeting: {
    hello: 'ନମସ୍କାର ।',
    isOn: (when) => `ମାସିକ ବୈଠକ ${when} ରେ ହେବ ।`,
    venue: (where) => `ସ୍ଥାନ: ${where}`,
    note: 'ଦୟାକରି ତାରିଖ, ସମୟ ଓ ସ୍ଥାନ ଧ୍ୟାନରେ ରଖନ୍ତୁ ।',
    details: (link) => `ବିବରଣୀ ପାଇଁ ଓ ଆପଣଙ୍କ ଉତ୍ତର ବଦଳାଇବା ପାଇଁ: ${link}`,
    isCancelled: (when) => `${when} ର ମାସିକ ବୈଠକ ବାତିଲ କରାଯାଇଛି ।`,
    reason: (text) => `କାରଣ: ${text}`,
    next: 'ପରବର୍ତ୍ତୀ ତାରିଖ ଆପଣଙ୍କୁ ଜଣାଇ ଦିଆଯିବ ।',
    from: `– ${layout.name}`,
  },
}
