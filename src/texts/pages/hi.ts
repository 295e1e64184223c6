import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  home: {
    title: 'होम',
    menuLabel: 'होम',
  },
  about: {
    title: 'हमारे बारे में',
    menuLabel: 'हमारे बारे में',
  },
  companies: {
    title: 'सदस्य कंपनियाँ',
  },
  directory: {
    title: 'सदस्य निर्देशिका',
  },
  gallery: {
    title: 'गैलरी',
    menuLabel: 'गैलरी',
  },
  departments: {
    title: 'हमारे विभाग',
    menuLabel: 'विभाग',
  },
  registration: {
    title: 'नए सदस्य का पंजीकरण',
    menuLabel: 'नया सदस्य',
  },
  registrationReceived: {
    title: 'पंजीकरण मिल गया',
  },
  growthFund: {
    title: 'विकास निधि आवेदन',
    menuLabel: 'विकास निधि',
  },
  growthFundReceived: {
    title: 'विकास निधि आवेदन मिल गया',
  },
  diamondClub: {
    title: 'डायमंड बिज़नेस क्लब',
    menuLabel: 'डायमंड क्लब सदस्य',
  },
  diamondClubReceived: {
    title: 'क्लब का आवेदन मिल गया',
  },
  meeting: {
    title: 'मासिक बैठक',
    menuLabel: 'मासिक बैठक',
  },
  meetingReceived: {
    title: 'बैठक का उत्तर मिल गया',
  },
  professionalAdvisor: {
    title: 'पेशेवर सलाहकार (2025-26)',
    menuLabel: 'पेशेवर सलाहकार',
  },
  serviceAdvisor: {
    title: 'सेवा सलाहकार (2025-26)',
    menuLabel: 'सेवा सलाहकार',
  },
  landBank: {
    title: 'भूमि की समस्या',
    menuLabel: 'लैंड बैंक',
  },
  landBankReceived: {
    title: 'भूमि आवेदन मिल गया',
  },
  contacts: {
    title: 'संपर्क करें',
    menuLabel: 'संपर्क करें',
  },
  myRequest: {
    title: 'मेरा आवेदन',
  },
  verify: {
    title: 'सदस्यता कार्ड की जाँच',
  },
  privacy: {
    title: 'गोपनीयता',
  },
  accessibility: {
    title: 'सुगम्यता',
  },
  notFound: {
    title: 'पृष्ठ नहीं मिला',
  },
}
