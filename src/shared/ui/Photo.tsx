import Box from '@mui/material/Box'

/** A photo in all its sizes, as `import photo from './photo.jpg?responsive'` gives it. */
export type Picture = {
  /** The largest JPEG, for those who know none of the sets. */
  src: string
  width: number
  height: number
  /** Drawn in its place until it arrives. */
  color: string
  /** Values of `srcset`. */
  avif: string
  webp: string
  jpeg: string
}

type Props = {
  picture: Picture
  alt: string
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes: string
  /** Cuts it to the shape of its place instead of keeping its own. */
  cover?: boolean
}

/** A photo that takes its place before it arrives, in the size that fits the screen. */
export function Photo({ picture, alt, sizes, cover = false }: Props) {
  const { src, width, height, color, avif, webp, jpeg } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <Box
        component="img"
        src={src}
        srcSet={jpeg}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        sx={{
          display: 'block',
          width: '100%',
          height: cover ? '100%' : 'auto',
          objectFit: 'cover',
          bgcolor: color,
        }}
      />
    </picture>
  )
}
