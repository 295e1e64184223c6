import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  intro:
    'ଆମର ଦୁଇଟି କାର୍ଯ୍ୟାଳୟ ଆପଣଙ୍କ ପ୍ରଶ୍ନର ଉତ୍ତର ଦିଅନ୍ତି । କୌଣସି ନିର୍ଦ୍ଦିଷ୍ଟ ଆବେଦନ ପାଇଁ ଫର୍ମ ବ୍ୟବହାର କରନ୍ତୁ; ଏହା ସିଧା ସଂପୃକ୍ତ ଲୋକଙ୍କ ପାଖକୁ ଯାଏ ଏବଂ ଆପଣ ଗୋଟିଏ ସନ୍ଦର୍ଭ ସଂଖ୍ୟା ପାଆନ୍ତି ।',
  address: 'ଠିକଣା',
  map: 'ମାନଚିତ୍ରରେ ଦେଖନ୍ତୁ',
  hours: 'ସମୟ',
  call: 'ଫୋନ୍',
  whatsapp: 'ହ୍ୱାଟସଆପ୍',
  email: 'ଇମେଲ୍',
  meanwhile: 'ସେପର୍ଯ୍ୟନ୍ତ ଆପଣ ଫର୍ମ ଦ୍ୱାରା ଆମ ସହ ଯୋଗାଯୋଗ କରିପାରିବେ ।',
  choose: 'ଫର୍ମ ବାଛନ୍ତୁ',
  forms: 'ଠିକ୍ ଫର୍ମ ଖୋଜନ୍ତୁ',
}
