import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  title: 'पृष्ठ नहीं मिला',
  text: 'इस पते पर कोई पृष्ठ नहीं है। वह कहीं और चला गया हो सकता है, या पता लिखने में ग़लती हुई हो सकती है।',
  closest: 'क्या आप यह पृष्ठ खोज रहे थे: ',
  closestEnd: '?',
  home: 'होम पृष्ठ पर जाएँ',
  companies: 'सदस्य कंपनियाँ',
  search: 'पृष्ठ और कंपनियाँ खोजें',
  nothing: 'कुछ नहीं मिला। छोटा शब्द लिखें।',
  count: (count) => `${count} पृष्ठ`,
}
