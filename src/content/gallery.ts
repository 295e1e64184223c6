/** A photo of an album: a file in `src/content/gallery/<album>/`, and its caption. */
export type GalleryPhoto = {
  file: `${string}.jpg` | `${string}.jpeg` | `${string}.png`
  /** Describes the picture; screen readers read it as well. In English: pages in all languages show it as it is written here. */
  caption: string
}

/** Its words are in `src/texts/gallery`, with captions for the drawings that it shows while it has no photo. */
export type Album = {
  /** Name of the folder in `src/content/gallery/`. */
  id: 'meetings' | 'members' | 'clubs'
  photos: GalleryPhoto[]
}

export const albums: Album[] = [
  { id: 'meetings', photos: [] },
  { id: 'members', photos: [] },
  { id: 'clubs', photos: [] },
]
