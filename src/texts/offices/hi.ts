import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  offices: {
    export: {
      name: 'व्यापार एवं निर्यात शाखा',
      address: ['पता हमसे पूछने पर मिलेगा'],
    },
    main: {
      name: 'मुख्य कार्यालय',
      address: ['भुवनेश्वर, ओडिशा', 'पूरा पता हमसे पूछने पर मिलेगा'],
    },
  },
  noHours: 'बाद में बताया जाएगा। आने से पहले कृपया संपर्क करें।',
  noPhone: 'फ़ोन नंबर बाद में बताया जाएगा',
  noWhatsapp: 'व्हाट्सऐप नंबर बाद में बताया जाएगा',
  noEmail: 'ईमेल पता बाद में बताया जाएगा',
}
