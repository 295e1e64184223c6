import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  lightbox: 'ବଡ଼ ଚିତ୍ର',
  gallery: 'ଚିତ୍ରଶାଳା',
  carousel: 'ଚିତ୍ରମାଳା',
  slide: 'ଚିତ୍ର',
  position: '{total}ଟିରୁ {index}',
  caption: 'ଚିତ୍ରର ବିଷୟ',
  close: 'ବନ୍ଦ କରନ୍ତୁ',
  previous: 'ପୂର୍ବବର୍ତ୍ତୀ',
  next: 'ପରବର୍ତ୍ତୀ',
}
