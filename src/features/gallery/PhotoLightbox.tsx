import Box from '@mui/material/Box'
import Lightbox, { type GenericSlide, type SlideImage } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import { useCloseOnBack } from '@/shared/config/useCloseOnBack'
import { contentTag } from '@/shared/language'
import { Artwork } from '@/shared/ui/art/Artwork'
import { texts } from '@/texts/lightbox'
import type { Tile } from './tiles'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    drawing: DrawingSlide
  }
}

interface DrawingSlide extends GenericSlide {
  type: 'drawing'
  tile: Extract<Tile, { kind: 'drawing' }>
}

type Props = { tiles: Tile[]; index: number; onClose: () => void }

/** A chunk of its own, loaded with its style sheet when the first picture is opened. */
export function PhotoLightbox({ tiles, index, onClose }: Props) {
  useCloseOnBack(onClose)
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={tiles.map(slideOf)}
      labels={labels}
      plugins={[Captions]}
      captions={{ descriptionTextAlign: 'center' }}
      carousel={{ finite: true }}
      animation={prefersNoMotion() ? { fade: 0, swipe: 0, navigation: 0 } : {}}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      render={{
        slide: ({ slide }) =>
          slide.type === 'drawing' ? (
            <Box sx={drawing}>
              <Artwork
                kind={slide.tile.motif}
                seed={slide.tile.caption}
                label={slide.tile.caption}
              />
            </Box>
          ) : undefined,
      }}
    />
  )
}

const labels = {
  Lightbox: texts.lightbox,
  'Photo gallery': texts.gallery,
  Carousel: texts.carousel,
  Slide: texts.slide,
  '{index} of {total}': texts.position,
  Caption: texts.caption,
  Close: texts.close,
  Previous: texts.previous,
  Next: texts.next,
}

function slideOf(tile: Tile): SlideImage | DrawingSlide {
  if (tile.kind === 'drawing') return { type: 'drawing', tile, description: tile.caption }
  const { src, width, height, webp } = tile.picture
  return {
    src,
    width,
    height,
    alt: tile.caption,
    description: <span lang={contentTag}>{tile.caption}</span>,
    srcSet: toSources(webp, tile.picture),
  }
}

/** Turns `a.webp 320w, b.webp 640w` into the lightbox's form. Every supported browser shows WebP. */
const toSources = (srcSet: string, { width, height }: { width: number; height: number }) =>
  srcSet.split(', ').map((source) => {
    const [src = '', size = ''] = source.split(' ')
    const ownWidth = Number.parseInt(size, 10)
    return { src, width: ownWidth, height: Math.round((height * ownWidth) / width) }
  })

const prefersNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const drawing = {
  width: 'min(88vw, 120vh)',
  aspectRatio: '4 / 3',
  maxHeight: '80vh',
  borderRadius: 3,
  overflow: 'hidden',
  '& > *': { width: '100%', height: '100%' },
}
