import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { albums } from '@/content/gallery'
import { useAtRest } from '@/shared/config/atRest'
import { importPressed } from '@/shared/config/importPart'
import { useGoOn } from '@/shared/config/useGoOn'
import { contentTag } from '@/shared/language'
import { Artwork } from '@/shared/ui/art/Artwork'
import { CardGrid } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Photo } from '@/shared/ui/art/Photo'
import { Section } from '@/shared/ui/Section'
import { texts } from '@/texts/gallery'
import { texts as pages } from '@/texts/pages'
import type { PhotoLightbox } from './PhotoLightbox'
import { tilesOf, type Tile } from './tiles'

/** The picture that is enlarged: the pictures of its album, and its place there. */
type Opened = { tiles: Tile[]; index: number }

const loadLightbox = () => import('./PhotoLightbox')

export default function GalleryPage() {
  const [opened, setOpened] = useState<Opened>()
  const [loaded, setLoaded] = useState<{ Lightbox: typeof PhotoLightbox }>()
  const [isFailed, setIsFailed] = useState(false)

  useAtRest(loadLightbox)

  async function handleOpen(wanted: Opened, tile: Tile) {
    try {
      const lightbox = await importPressed(loadLightbox, goOnOf(tile))
      setLoaded({ Lightbox: lightbox.PhotoLightbox })
      setOpened(wanted)
      setIsFailed(false)
    } catch {
      setIsFailed(true)
    }
  }

  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 } }}>
        <PageTitle>{pages.gallery.title}</PageTitle>
        <Typography sx={{ maxWidth: '40rem', fontSize: '1.125rem' }}>
          {texts.intro} <span className="with-scripts screen-only">{texts.howTo}</span>
        </Typography>
        {isFailed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {texts.failed}
          </Alert>
        )}
      </Container>
      {albums.map((shown) => (
        <Section key={shown.id} title={texts.albums[shown.id].title}>
          <Typography sx={{ mb: 2, color: 'text.secondary', breakAfter: 'avoid' }}>
            {texts.albums[shown.id].text}
          </Typography>
          <CardGrid minWidth="17rem">
            {tilesOf(shown).map((tile, index, tiles) => (
              <AlbumTile
                key={tile.caption}
                tile={tile}
                onOpen={() => void handleOpen({ tiles, index }, tile)}
              />
            ))}
          </CardGrid>
        </Section>
      ))}
      {loaded && opened && <loaded.Lightbox {...opened} onClose={() => setOpened(undefined)} />}
    </Box>
  )
}

/** The press to repeat if the page has to load itself again. */
const goOnOf = (tile: Tile) => `picture ${tile.caption}`

type AlbumTileProps = { tile: Tile; onOpen: () => void }

function AlbumTile({ tile, onOpen }: AlbumTileProps) {
  useGoOn(goOnOf(tile), onOpen)
  return (
    <Box
      component="li"
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        breakInside: 'avoid',
      }}
    >
      <Box component="figure" sx={{ m: 0 }}>
        <Box sx={picture}>
          {tile.kind === 'photo' ? (
            <Photo picture={tile.picture} alt={tile.caption} sizes={tileSizes} />
          ) : (
            <Artwork kind={tile.motif} seed={tile.caption} label={tile.caption} />
          )}
          {/* Over the picture, because a button may not contain the drawing's markup. */}
          <ButtonBase
            className="with-scripts screen-only"
            aria-haspopup="dialog"
            aria-label={texts.enlarge(tile.caption)}
            onClick={onOpen}
            sx={button}
          />
        </Box>
        <Typography
          component="figcaption"
          variant="body2"
          lang={tile.kind === 'photo' ? contentTag : undefined}
          sx={{ p: 2, overflowWrap: 'anywhere', color: 'text.secondary' }}
        >
          {tile.caption}
        </Typography>
      </Box>
    </Box>
  )
}

/** One column on a phone, two on a tablet, three on a wide screen; see `CardGrid`. */
const tileSizes = '(min-width: 1200px) 368px, (min-width: 640px) 48vw, 92vw'

const picture = {
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  '& > :first-of-type, & img': { display: 'block', width: '100%', height: '100%' },
  '& > :first-of-type': { transition: 'transform 250ms' },
  '&:hover > :first-of-type': { transform: 'scale(1.03)' },
  '@media (prefers-reduced-motion: reduce)': { '& > :first-of-type': { transition: 'none' } },
}

const button = {
  position: 'absolute',
  inset: 0,
  '&:focus-visible': {
    outline: '3px solid',
    outlineColor: 'secondary.main',
    outlineOffset: -3,
  },
}
