import { texts as layout } from '@/texts/layout/or'
import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

const named = (name: string) => (name === '' ? '' : ` ${name}`)

export const texts: Texts = {
  greeting: (name) => `ନମସ୍କାର${named(name)}, ଏହା ${layout.name}ର ବାର୍ତ୍ତା`,

  template: (text) => `ନମସ୍କାର {name} । ${text}\nସ୍ଥିତି: {link}\n– ${layout.name}`,

  states: {
    received: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ଆମକୁ ମିଳିଛି ।',
    reviewing: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ବିଚାରାଧୀନ ଅଛି । {message}',
    waiting: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ପାଇଁ ଆବଶ୍ୟକ: {documents} । ଦୟାକରି ହ୍ୱାଟ୍ସଆପ୍‌ରେ ଉତ୍ତର ଦିଅନ୍ତୁ ।',
    recommended: 'ଆପଣଙ୍କ ଆବେଦନ {reference} କମିଟି ସମ୍ମୁଖରେ ରଖାଯାଇଛି । {message}',
    approved: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ମଞ୍ଜୁର ହୋଇଛି ।',
    sanctioned: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ମଞ୍ଜୁର ହୋଇଛି ।',
    disbursed: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ବାବଦ ଅର୍ଥ ପ୍ରଦାନ କରାଯାଇଛି ।',
    takenUp: 'ଆପଣଙ୍କ ଆବେଦନ {reference} ସମ୍ପୃକ୍ତ କର୍ତ୍ତୃପକ୍ଷଙ୍କ ନିକଟରେ ଉପସ୍ଥାପନ କରାଯାଇଛି । {message}',
    resolved: 'ଆପଣଙ୍କ ଆବେଦନ {reference}ର ସମାଧାନ ହୋଇଛି ।',
    refused: 'ଦୁଃଖର ସହ ଜଣାଉଛୁ ଯେ ଆପଣଙ୍କ ଆବେଦନ {reference} ମଞ୍ଜୁର ହୋଇପାରିଲା ନାହିଁ ।',
    notPossible: 'ଦୁଃଖର ସହ ଜଣାଉଛୁ ଯେ ଆପଣଙ୍କ ଆବେଦନ {reference} ସମ୍ଭବ ହୋଇପାରିଲା ନାହିଁ ।',
    withdrawn: 'ଆପଣଙ୍କ ଅନୁରୋଧ ଅନୁସାରେ ଆବେଦନ {reference} ପ୍ରତ୍ୟାହାର କରାଯାଇଛି ।',
  },

  requests: {
    registrations: 'ପଞ୍ଜୀକରଣ',
    'growth-fund': 'ଅଭିବୃଦ୍ଧି ପାଣ୍ଠି ଆବେଦନ',
    'diamond-club': 'ଡାଇମଣ୍ଡ ବିଜନେସ କ୍ଲବ ଆବେଦନ',
    'meeting-answers': 'ବୈଠକ ପାଇଁ ଉତ୍ତର',
    'land-issues': 'ଜମି ସମ୍ବନ୍ଧୀୟ ଆବେଦନ',
    rights: 'ବ୍ୟକ୍ତିଗତ ତଥ୍ୟ ସମ୍ବନ୍ଧୀୟ ଆବେଦନ',
  },

  about: (greeting, request, reference) =>
    `${greeting} । ଆପଣଙ୍କ ${request} ${reference} ବିଷୟରେ ଲେଖୁଛୁ ।`,
  subject: (request, reference) => `${layout.name}: ଆପଣଙ୍କ ${request} ${reference}`,

  plain: (greeting, request, reference, status) =>
    `${greeting} ।\nଆପଣଙ୍କ ${request} ${reference}: ${status} ।`,
  seeStatus: (link) => `ଏହି ନମ୍ବର ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଦେଇ ସ୍ଥିତି ଦେଖନ୍ତୁ: ${link}`,
  seeOrChange: (link) => `ଏହି ନମ୍ବର ଓ ଆପଣଙ୍କ ମୋବାଇଲ ନମ୍ବର ଦେଇ ଏହାକୁ ଦେଖନ୍ତୁ କିମ୍ବା ବଦଳାନ୍ତୁ: ${link}`,
}
