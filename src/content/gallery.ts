/** A photo of an album: a file in `src/content/gallery/<album>/`, and its line of caption. */
export type GalleryPhoto = {
  file: `${string}.jpg` | `${string}.jpeg` | `${string}.png`
  /** What the picture shows, for those who see it and for those who cannot. */
  caption: string
}

export type Album = {
  /** Name of the folder in `src/content/gallery/`. */
  id: string
  title: string
  text: string
  /** In the order in which they are shown. */
  photos: GalleryPhoto[]
  /** Captions of the drawings that are shown while the album has no photo. */
  comingSoon: [string, ...string[]]
}

export const albums: Album[] = [
  {
    id: 'meetings',
    title: 'Monthly meetings',
    text: 'Where members meet once a month, listen and trade.',
    photos: [],
    comingSoon: [
      'Members at a monthly meeting: photos will follow',
      'A guest speaks: photos will follow',
      'Talk over tea: photos will follow',
    ],
  },
  {
    id: 'members',
    title: 'Members at work',
    text: 'Looms, workshops, kitchens and plants of the member companies.',
    photos: [],
    comingSoon: [
      'At the loom: photos will follow',
      'In the workshop: photos will follow',
      'Ready for the market: photos will follow',
    ],
  },
  {
    id: 'clubs',
    title: 'Sport and culture',
    text: 'The cricket club’s matches and the cultural club’s evenings.',
    photos: [],
    comingSoon: [
      'A match of the cricket club: photos will follow',
      'Music and dance: photos will follow',
      'Families and guests: photos will follow',
    ],
  },
]
