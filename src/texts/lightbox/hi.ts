import type { Texts } from './en'

export const checkedBy: string | undefined = undefined

export const texts: Texts = {
  lightbox: 'बड़ा चित्र',
  gallery: 'गैलरी',
  carousel: 'चित्रों की शृंखला',
  slide: 'चित्र',
  position: '{total} में से {index}',
  caption: 'चित्र का विवरण',
  close: 'बंद करें',
  previous: 'पिछला',
  next: 'अगला',
}
