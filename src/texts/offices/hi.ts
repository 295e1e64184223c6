import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  export: {
    name: 'व्यापार एवं निर्यात शाखा',
    address: ['पता हमसे पूछने पर मिलेगा'],
  },
  main: {
    name: 'मुख्य कार्यालय',
    address: ['भुवनेश्वर, ओडिशा', 'पूरा पता हमसे पूछने पर मिलेगा'],
  },
  placeholders: {
    hours: 'बाद में बताया जाएगा। आने से पहले कृपया संपर्क करें।',
    phone: 'फ़ोन नंबर बाद में बताया जाएगा',
    whatsapp: 'व्हाट्सऐप नंबर बाद में बताया जाएगा',
    email: 'ईमेल पता बाद में बताया जाएगा',
  },
}
