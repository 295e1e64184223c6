import Box from '@mui/material/Box'

/** A photo in all its sizes, as `import photo from './photo.jpg?responsive'` gives it. */
export type Picture = {
  /** The largest JPEG, for browsers without `srcset`. */
  src: string
  width: number
  height: number
  /** Background until the photo has loaded. */
  color: string
  /** Values of `srcset`. */
  avif: string
  webp: string
  jpeg: string
}

type Props = {
  picture: Picture
  alt: string
  /** The attribute `sizes`. */
  sizes: string
}

/** A responsive photo, cropped to its box. */
export function Photo({ picture, alt, sizes }: Props) {
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
          height: '100%',
          objectFit: 'cover',
          bgcolor: color,
        }}
      />
    </picture>
  )
}
