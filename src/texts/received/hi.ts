import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  thanks: (what) => `धन्यवाद। संघ को आपका ${what} मिल गया है।`,
  referenceNumber: 'संदर्भ संख्या',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  copyBlocked: 'ब्राउज़र ने कॉपी करने नहीं दिया। कृपया संख्या लिख लें।',
  print: 'प्रिंट करें',
  share: 'व्हाट्सऐप पर भेजें',
  shared: (title, reference, address) =>
    `${title}। संदर्भ संख्या: ${reference}। इस संख्या और अपने मोबाइल नंबर से इसकी स्थिति देखें: ${address}`,
  next: 'आगे क्या होगा',
  myRequest: 'मेरा आवेदन',
  contactUs: 'संपर्क करें',
  follow: 'आप कभी भी इसकी स्थिति देख सकते हैं: ',
  followElsewhere: (address) =>
    `। किसी दूसरे डिवाइस पर ${address} खोलें और यह संख्या तथा अपना मोबाइल नंबर लिखें।`,
  keepNumber: (what) =>
    `कृपया संदर्भ संख्या सँभालकर रखें। “मेरा आवेदन” पृष्ठ पर आप हमसे अपना ${what} सुधारने या मिटाने को भी कह सकते हैं, या उसे वापस ले सकते हैं; उसके बारे में पूछने के लिए कार्यालय को यह संख्या बताएँ: `,
  keepNumberEnd: '।',
  nothingSent: 'यहाँ से कुछ नहीं भेजा गया',
  notSent: (what) => `इस टैब ने आपका ${what} नहीं भेजा है। यदि आपने उसे पहले भेजा था, तो उसकी स्थिति `,
  notSentForm: ' पृष्ठ पर देखें। अभी भेजने के लिए यह फ़ॉर्म खोलें: ',
  notSentOffice: '। कार्यालय भी सहायता कर सकता है: ',
  notSentEnd: '।',
}
