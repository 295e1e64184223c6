/** What a screen reader says of an enlarged picture: the labels of yet-another-react-lightbox. */
export const texts = {
  lightbox: 'Lightbox',
  gallery: 'Photo gallery',
  carousel: 'Carousel',
  slide: 'Slide',
  position: '{index} of {total}',
  caption: 'Caption',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
}

export type Texts = typeof texts
