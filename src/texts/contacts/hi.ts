import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  intro:
    'हमारे दोनों कार्यालय आपके प्रश्नों का उत्तर देते हैं। किसी ख़ास आवेदन के लिए फ़ॉर्म का उपयोग करें; वह सीधे सही लोगों तक पहुँचता है और आपको एक संदर्भ संख्या मिलती है।',
  address: 'पता',
  map: 'मानचित्र पर देखें',
  hours: 'समय',
  call: 'फ़ोन',
  whatsapp: 'व्हाट्सऐप',
  email: 'ईमेल',
  meanwhile: 'तब तक आप फ़ॉर्म से हमसे संपर्क कर सकते हैं।',
  choose: 'फ़ॉर्म चुनें',
  forms: 'सही फ़ॉर्म खोजें',
}
