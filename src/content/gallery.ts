/** A photo of an album: a file in `src/content/gallery/<album>/`, and its caption. */
export type GalleryPhoto = {
  file: `${string}.jpg` | `${string}.jpeg` | `${string}.png`
  /** Describes the picture; screen readers read it as well. */
  caption: string
}

export type Album = {
  /** Name of the folder in `src/content/gallery/`. */
  id: string
  title: string
  text: string
  photos: GalleryPhoto[]
  /** Captions of the drawings shown while the album has no photo. */
  comingSoon: [string, ...string[]]
}

export const albums: Album[] = [
  {
    id: 'meetings',
    title: 'Monthly meetings',
    text: 'Once a month members meet, listen and do business.',
    photos: [],
    comingSoon: [
      'Members at a monthly meeting: photos coming soon',
      'A guest speaker: photos coming soon',
      'Conversation over tea: photos coming soon',
    ],
  },
  {
    id: 'members',
    title: 'Members at work',
    text: 'Looms, workshops, kitchens and factories of our member companies.',
    photos: [],
    comingSoon: [
      'At the loom: photos coming soon',
      'In the workshop: photos coming soon',
      'Ready for the market: photos coming soon',
    ],
  },
  {
    id: 'clubs',
    title: 'Sport and culture',
    text: 'Matches of the cricket club and evenings of the cultural club.',
    photos: [],
    comingSoon: [
      'A match of the cricket club: photos coming soon',
      'Music and dance: photos coming soon',
      'Families and guests: photos coming soon',
    ],
  },
]
