import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  home: {
    title: 'ମୂଳପୃଷ୍ଠା',
    menuLabel: 'ମୂଳପୃଷ୍ଠା',
  },
  about: {
    title: 'ଆମ ବିଷୟରେ',
    menuLabel: 'ଆମ ବିଷୟରେ',
  },
  companies: {
    title: 'ସଦସ୍ୟ କମ୍ପାନୀ',
  },
  directory: {
    title: 'ସଦସ୍ୟ ନିର୍ଦ୍ଦେଶିକା',
  },
  gallery: {
    title: 'ଚିତ୍ରଶାଳା',
    menuLabel: 'ଚିତ୍ରଶାଳା',
  },
  departments: {
    title: 'ଆମର ବିଭାଗ',
    menuLabel: 'ବିଭାଗ',
  },
  registration: {
    title: 'ନୂତନ ସଦସ୍ୟ ପଞ୍ଜୀକରଣ',
    menuLabel: 'ନୂତନ ସଦସ୍ୟ',
  },
  registrationReceived: {
    title: 'ପଞ୍ଜୀକରଣ ମିଳିଲା',
  },
  growthFund: {
    title: 'ଅଭିବୃଦ୍ଧି ପାଣ୍ଠି ଆବେଦନ',
    menuLabel: 'ଅଭିବୃଦ୍ଧି ପାଣ୍ଠି',
  },
  growthFundReceived: {
    title: 'ଅଭିବୃଦ୍ଧି ପାଣ୍ଠି ଆବେଦନ ମିଳିଲା',
  },
  diamondClub: {
    title: 'ଡାଇମଣ୍ଡ ବିଜନେସ କ୍ଲବ',
    menuLabel: 'ଡାଇମଣ୍ଡ କ୍ଲବ ସଦସ୍ୟ',
  },
  diamondClubReceived: {
    title: 'କ୍ଲବ ଆବେଦନ ମିଳିଲା',
  },
  meeting: {
    title: 'ମାସିକ ବୈଠକ',
    menuLabel: 'ମାସିକ ବୈଠକ',
  },
  meetingReceived: {
    title: 'ବୈଠକ ପାଇଁ ଉତ୍ତର ମିଳିଲା',
  },
  professionalAdvisor: {
    title: 'ପେସାଦାର ପରାମର୍ଶଦାତା (2025-26)',
    menuLabel: 'ପେସାଦାର ପରାମର୍ଶଦାତା',
  },
  serviceAdvisor: {
    title: 'ସେବା ପରାମର୍ଶଦାତା (2025-26)',
    menuLabel: 'ସେବା ପରାମର୍ଶଦାତା',
  },
  landBank: {
    title: 'ଜମି ସମସ୍ୟା',
    menuLabel: 'ଲ୍ୟାଣ୍ଡ ବ୍ୟାଙ୍କ',
  },
  landBankReceived: {
    title: 'ଜମି ଆବେଦନ ମିଳିଲା',
  },
  contacts: {
    title: 'ଯୋଗାଯୋଗ',
    menuLabel: 'ଯୋଗାଯୋଗ',
  },
  myRequest: {
    title: 'ମୋର ଆବେଦନ',
  },
  verify: {
    title: 'ସଦସ୍ୟତା କାର୍ଡ ଯାଞ୍ଚ',
  },
  privacy: {
    title: 'ଗୋପନୀୟତା',
  },
  accessibility: {
    title: 'ସୁଗମ୍ୟତା',
  },
  notFound: {
    title: 'ପୃଷ୍ଠା ମିଳିଲା ନାହିଁ',
  },
}
