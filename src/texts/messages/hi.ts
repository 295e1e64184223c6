import { texts as layout } from '@/texts/layout/hi'
import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

const named = (name: string) => (name === '' ? '' : ` ${name}`)

export const texts: Texts = {
  name: layout.name,

  greeting: (name) => `नमस्कार${named(name)}, यह ${layout.name} का संदेश है`,

  template: (text) => `नमस्कार {name}। ${text}\nस्थिति: {link}\n– ${layout.name}`,

  states: {
    received: 'आपका आवेदन {reference} हमें मिल गया है।',
    reviewing: 'आपका आवेदन {reference} विचाराधीन है। {message}',
    waiting: 'आपके आवेदन {reference} के लिए आवश्यक: {documents}। कृपया व्हाट्सऐप पर उत्तर दें।',
    recommended: 'आपका आवेदन {reference} समिति के सामने रखा गया है। {message}',
    approved: 'आपका आवेदन {reference}: {message}',
    sanctioned: 'आपका आवेदन {reference}: {message}',
    disbursed: 'आपके आवेदन {reference} की राशि का भुगतान कर दिया गया है। {message}',
    takenUp: 'आपका आवेदन {reference} संबंधित अधिकारी के सामने उठाया गया है। {message}',
    resolved: 'आपका आवेदन {reference}: {message}',
    refused: 'आपका आवेदन {reference}: {message}',
    notPossible: 'आपका आवेदन {reference}: {message}',
    withdrawn: 'आपके अनुरोध के अनुसार आवेदन {reference} वापस ले लिया गया है। {message}',
  },

  requests: {
    registrations: 'पंजीकरण',
    'growth-fund': 'विकास निधि आवेदन',
    'diamond-club': 'डायमंड बिज़नेस क्लब आवेदन',
    'meeting-answers': 'बैठक के उत्तर',
    'land-issues': 'भूमि आवेदन',
    rights: 'व्यक्तिगत जानकारी संबंधी आवेदन',
  },

  about: (greeting, request, reference) =>
    `${greeting}। हम आपके ${request} ${reference} के बारे में लिख रहे हैं।`,
  subject: (request, reference) => `${layout.name}: आपके ${request} ${reference} के बारे में`,

  plain: (greeting, request, reference, status) =>
    `${greeting}।\nआपके ${request} ${reference} की स्थिति: ${status}।`,
  seeStatus: (link) => `इस नंबर और अपने मोबाइल नंबर से स्थिति देखें: ${link}`,
  seeOrChange: (link) => `इस नंबर और अपने मोबाइल नंबर से इसे देखें या बदलें: ${link}`,

  sentence: (text) => `${text}।`,

  member: {
    about: (greeting, number) =>
      `${greeting}। हम आपकी सदस्यता (सदस्य संख्या ${number}) के बारे में लिख रहे हैं।`,
    subject: `${layout.name}: आपकी सदस्यता`,
  },

  ask: {
    early: (number, now, amount, until) =>
      `आपकी सदस्यता (सदस्य संख्या ${number}) ${now} तक मान्य है। ${amount} देने पर यह ${until} तक मान्य रहेगी।`,
    late: (number, now, amount, until) =>
      `आपकी सदस्यता (सदस्य संख्या ${number}) ${now} तक मान्य थी। अभी ${amount} देने पर यह ${until} तक मान्य होगी।`,
    first: (number, amount, until) =>
      `आपकी सदस्यता (सदस्य संख्या ${number}) का शुल्क अभी नहीं मिला है। अभी ${amount} देने पर यह ${until} तक मान्य होगी।`,
    upi: (address, amount) => `UPI पता: ${address}\nशुल्क: ${amount}`,
    link: (link) =>
      `दोनों को कॉपी करके अपने UPI ऐप में डालें, या जिस फ़ोन से शुल्क देंगे उस पर यह लिंक खोलें:\n${link}`,
    utr: 'शुल्क देने के बाद कृपया उसका UTR (12 अंक, जिसे रेफ़रेंस नंबर भी कहते हैं) हमें भेजें।',
  },

  receipt: {
    thanks: 'धन्यवाद। यह आपकी रसीद है:',
    isCancelled: 'यह रसीद रद्द की गई है:',
    title: (number) => `रसीद ${number}`,
    cancelledTitle: (number) => `रद्द की गई रसीद ${number}`,
    date: 'तारीख',
    from: 'किससे मिला',
    memberNumber: 'सदस्य संख्या',
    amount: 'राशि',
    paidBy: 'भुगतान का तरीका',
    paidOn: 'भुगतान की तारीख',
    purpose: 'किसके लिए',
    valid: 'मान्य',
    period: (since, until) => `${since} से ${until} तक`,
    remark: 'टिप्पणी',
    cancelled: 'रद्द',
    words: {
      Cheque: 'चेक',
      Cash: 'नकद',
      Membership: 'सदस्यता',
      Admission: 'प्रवेश शुल्क',
      Event: 'कार्यक्रम',
      Donation: 'दान',
      Other: 'अन्य',
    },
  },

  invite: {
    thanks: (day) => `${day} की बैठक में आने के लिए धन्यवाद।`,
    thanksWithoutDay: 'हमारी मासिक बैठक में आने के लिए धन्यवाद।',
    join: 'आप सदस्य बनें तो हमें खुशी होगी। नए सदस्यों के लिए फ़ॉर्म:',
    question: 'कोई प्रश्न हो तो कृपया इस संदेश का उत्तर दें।',
    subject: `${layout.name}: सदस्य बनें`,
  },

  meeting: {
    hello: 'नमस्कार।',
    isOn: (when) => `मासिक बैठक ${when} को होगी।`,
    venue: (where) => `स्थान: ${where}`,
    note: 'कृपया तारीख, समय और स्थान का ध्यान रखें।',
    details: (link) => `विवरण देखने और अपना उत्तर बदलने के लिए: ${link}`,
    isCancelled: (when) => `${when} की मासिक बैठक रद्द कर दी गई है।`,
    reason: (text) => `कारण: ${text}`,
    next: 'अगली तारीख की सूचना आपको दी जाएगी।',
    from: `– ${layout.name}`,
  },
}
