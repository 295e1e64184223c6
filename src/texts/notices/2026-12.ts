/**
 * How long records are kept, as the notices of December 2026 said it: in all else they were as those of January 2027. Records
 * refer to them, so they never change.
 */
export const kept = {
  en: {
    text: 'For {period} after we received it. Then the association erases it.',
    undecided:
      'The period is to be decided by the association. Until then you can ask for your record to be erased.',
  },
  or: {
    text: 'ଆମକୁ ମିଳିବା ପରେ ଏତେ ସମୟ: {period} । ତା’ପରେ ସଂଘ ଏହାକୁ ଲିଭାଇଦିଏ ।',
    undecided: 'ଏହି ସମୟସୀମା ସଂଘ ସ୍ଥିର କରିବାକୁ ବାକି ଅଛି । ସେ ପର୍ଯ୍ୟନ୍ତ ଆପଣ ନିଜ ରେକର୍ଡ ଲିଭାଇବା ପାଇଁ ଆବେଦନ କରିପାରିବେ ।',
  },
  hi: {
    text: 'हमें मिलने के बाद इतने समय तक: {period}। इसके बाद संघ इसे मिटा देता है।',
    undecided: 'यह समय सीमा संघ को अभी तय करनी है। तब तक आप अपना रिकॉर्ड मिटाने के लिए आवेदन कर सकते हैं।',
  },
}
