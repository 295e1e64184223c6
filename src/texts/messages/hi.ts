import { texts as layout } from '@/texts/layout/hi'
import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

const named = (name: string) => (name === '' ? '' : ` ${name}`)

export const texts: Texts = {
  greeting: (name) => `नमस्कार${named(name)}, यह ${layout.name} का संदेश है`,

  template: (text) => `नमस्कार {name}। ${text}\nस्थिति: {link}\n– ${layout.name}`,

  states: {
    received: 'आपका आवेदन {reference} हमें मिल गया है।',
    reviewing: 'आपका आवेदन {reference} विचाराधीन है। {message}',
    waiting: 'आपके आवेदन {reference} के लिए आवश्यक: {documents}। कृपया व्हाट्सऐप पर उत्तर दें।',
    recommended: 'आपका आवेदन {reference} समिति के सामने रखा गया है। {message}',
    approved: 'आपका आवेदन {reference} स्वीकृत हो गया है।',
    sanctioned: 'आपका आवेदन {reference} स्वीकृत हो गया है।',
    disbursed: 'आपके आवेदन {reference} की राशि का भुगतान कर दिया गया है।',
    takenUp: 'आपका आवेदन {reference} संबंधित अधिकारी के सामने उठाया गया है। {message}',
    resolved: 'आपके आवेदन {reference} का समाधान हो गया है।',
    refused: 'खेद है कि आपका आवेदन {reference} स्वीकृत नहीं हो सका।',
    notPossible: 'खेद है कि आपके आवेदन {reference} पर यह संभव नहीं हो सका।',
    withdrawn: 'आपके अनुरोध के अनुसार आवेदन {reference} वापस ले लिया गया है।',
  },

  requests: {
    registrations: 'पंजीकरण',
    'growth-fund': 'विकास निधि आवेदन',
    'diamond-club': 'डायमंड बिज़नेस क्लब आवेदन',
    'meeting-answers': 'बैठक के उत्तर',
    'land-issues': 'भूमि संबंधी आवेदन',
    rights: 'व्यक्तिगत जानकारी संबंधी आवेदन',
  },

  about: (greeting, request, reference) =>
    `${greeting}। हम आपके ${request} ${reference} के बारे में लिख रहे हैं।`,
  subject: (request, reference) => `${layout.name}: आपके ${request} ${reference} के बारे में`,

  plain: (greeting, request, reference, status) =>
    `${greeting}।\nआपके ${request} ${reference} की स्थिति: ${status}।`,
  seeStatus: (link) => `इस नंबर और अपने मोबाइल नंबर से स्थिति देखें: ${link}`,
  seeOrChange: (link) => `इस नंबर और अपने मोबाइल नंबर से इसे देखें या बदलें: ${link}`,
}
