import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  yourRegistration: 'आपका पंजीकरण',
  phone: 'फ़ोन नंबर',
  serviceType: 'सेवा का प्रकार',
  experience: 'अनुभव',
  referredBy: 'किसने भेजा',
  submit: 'जमा करें',
  submitted:
    'आपका पंजीकरण सफलतापूर्वक जमा हो गया है। पंजीकरण के मूल्यांकन के बाद आपको पुष्टि का ईमेल भेजा जाएगा।',
}
