import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  title: 'ପୃଷ୍ଠା ମିଳିଲା ନାହିଁ',
  text: 'ଏହି ଠିକଣାରେ କୌଣସି ପୃଷ୍ଠା ନାହିଁ । ଏହା ଅନ୍ୟତ୍ର ଯାଇଥାଇପାରେ, କିମ୍ବା ଠିକଣା ଲେଖିବାରେ ଭୁଲ ହୋଇଥାଇପାରେ ।',
  closest: 'ଆପଣ ଏହି ପୃଷ୍ଠା ଖୋଜୁଥିଲେ କି: ',
  closestEnd: '?',
  home: 'ମୂଳପୃଷ୍ଠାକୁ ଯାଆନ୍ତୁ',
  companies: 'ସଦସ୍ୟ କମ୍ପାନୀ',
  search: 'ପୃଷ୍ଠା ଓ କମ୍ପାନୀ ଖୋଜନ୍ତୁ',
  nothing: 'କିଛି ମିଳିଲା ନାହିଁ । ଛୋଟ ଶବ୍ଦ ଲେଖନ୍ତୁ ।',
  count: (count) => `${count}ଟି ପୃଷ୍ଠା`,
}
