import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  label: (reference) => `प्रवेश द्वार के लिए कोड, संख्या: ${reference}`,
  use: 'प्रवेश द्वार पर यह कोड दिखाएँ या अपनी संख्या बताएँ। कोड में केवल संख्या है, आपके बारे में और कुछ नहीं।',
}
