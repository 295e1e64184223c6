import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  lookingUp: 'खोजा जा रहा है…',
  failed: (why) => `समय सीमाएँ नहीं मिल सकीं। ${why}`,
  undecided: 'संघ को अभी तय करना है',
  ofRights: 'अपनी जानकारी के बारे में आपके आवेदन',
  ofMembers: 'सदस्यता, उसके समाप्त होने के बाद',
  ofReceipts: 'रसीदें',
  inTheBooks:
    'नंबर, दिन, राशि और उद्देश्य संघ के बहीखाते में रहते हैं। सदस्यता मिटाने पर उनसे आपका नाम भी मिट जाता है।',
  answer: 'प्रश्न, शिकायत या किसी अन्य अधिकार के बारे में उत्तर',
  within: (period) => `${period} में`,
  lookingUpOne: 'समय सीमा खोजी जा रही है…',
  failedOne: (why) => `समय सीमा नहीं मिल सकी: ${why}`,
  myRequest: 'मेरा आवेदन',
  office: 'कार्यालय',
}
