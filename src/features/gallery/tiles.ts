import type { Album } from '@/content/gallery'
import { texts } from '@/texts/gallery'
import type { Picture } from '@/shared/ui/art/Photo'

/** A picture of an album: a photo, or a drawing until there is one. */
export type Tile =
  | { kind: 'photo'; caption: string; picture: Picture }
  | { kind: 'drawing'; caption: string; motif: (typeof motifs)[number] }

const motifs = ['ikat', 'wheel', 'temple'] as const

const files = import.meta.glob<Picture>('/src/content/gallery/*/*.{jpg,jpeg,png,JPG,JPEG,PNG}', {
  query: '?responsive',
  import: 'default',
  eager: true,
})

/**
 * The pictures of an album: its photos, or drawings while it has none.
 *
 * @param pictures the photos by path; tests pass their own
 */
export function tilesOf(album: Album, pictures: Record<string, Picture> = files): Tile[] {
  const photos = album.photos.flatMap(({ file, caption }): Tile[] => {
    const picture = pictures[`/src/content/gallery/${album.id}/${file}`]
    return picture === undefined ? [] : [{ kind: 'photo', caption, picture }]
  })
  if (photos.length > 0) return photos
  return Object.values(texts.albums[album.id].comingSoon).map((caption, index) => ({
    kind: 'drawing',
    caption,
    motif: motifs[index % motifs.length] ?? 'ikat',
  }))
}
