import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

/** Stored with each record, so it changes with every word of this notice, also in the whole text: see docs/content.md. */
export const version = '2027-01-hi'

export const texts: Texts = {
  title: 'सूचना: आपके उत्तरों का क्या होता है',
  summary: [
    {
      title: 'क्या और क्यों',
      text: 'आप यहाँ जो उत्तर देते हैं और कब देते हैं, उसे हम रखते हैं। इसका उपयोग उस काम के लिए होता है जिसके लिए आप आवेदन करते हैं, और उसके बारे में आपसे संपर्क करने के लिए। किसी और काम में लाने से पहले हम आपसे पूछते हैं।',
    },
    {
      title: 'कौन देखता है',
      text: 'संघ के प्रशासक। इस वेबसाइट के आगंतुक इसमें से कुछ नहीं देखते, जब तक आप उसके लिए अलग से सहमति न दें।',
    },
    {
      title: 'आपके अधिकार',
      text: 'आप किसी भी समय अपनी सहमति वापस ले सकते हैं, हम जो रखते हैं उसे देख, सुधरवा या मिटवा सकते हैं, और शिकायत कर सकते हैं।',
    },
  ],
  whole: 'पूरी सूचना: हम क्या-क्या रखते हैं, कितने समय तक, और आपके अधिकार',
  loading: 'लोड हो रहा है…',
  more: 'इस वेबसाइट पर गोपनीयता के बारे में और जानकारी',
}
