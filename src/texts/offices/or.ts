import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  offices: {
    export: {
      name: 'ବାଣିଜ୍ୟ ଓ ରପ୍ତାନି ଶାଖା',
      address: ['ଠିକଣା ଆମକୁ ପଚାରିଲେ ମିଳିବ'],
    },
    main: {
      name: 'ମୁଖ୍ୟ କାର୍ଯ୍ୟାଳୟ',
      address: ['ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା', 'ସମ୍ପୂର୍ଣ୍ଣ ଠିକଣା ଆମକୁ ପଚାରିଲେ ମିଳିବ'],
    },
  },
  noHours: 'ପରେ ଘୋଷଣା କରାଯିବ । ଆସିବା ପୂର୍ବରୁ ଦୟାକରି ଯୋଗାଯୋଗ କରନ୍ତୁ ।',
  noPhone: 'ଫୋନ୍ ନମ୍ବର ପରେ ଘୋଷଣା କରାଯିବ',
  noWhatsapp: 'ହ୍ୱାଟସଆପ୍ ନମ୍ବର ପରେ ଘୋଷଣା କରାଯିବ',
  noEmail: 'ଇମେଲ୍ ଠିକଣା ପରେ ଘୋଷଣା କରାଯିବ',
}
