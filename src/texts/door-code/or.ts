import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  label: (reference) => `ପ୍ରବେଶ ଦ୍ୱାର ପାଇଁ କୋଡ୍, ସଂଖ୍ୟା: ${reference}`,
  use: 'ପ୍ରବେଶ ଦ୍ୱାରରେ ଏହି କୋଡ୍ ଦେଖାନ୍ତୁ କିମ୍ବା ଆପଣଙ୍କ ସଂଖ୍ୟା କୁହନ୍ତୁ । ଏହି କୋଡ୍‌ରେ କେବଳ ସଂଖ୍ୟାଟି ଅଛି, ଆପଣଙ୍କ ବିଷୟରେ ଆଉ କିଛି ନାହିଁ ।',
}
