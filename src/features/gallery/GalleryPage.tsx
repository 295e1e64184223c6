import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { albums } from '@/content/gallery'
import { CardGrid } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { Section } from '@/shared/ui/Section'
import { AlbumTile } from './AlbumTile'
import type { PhotoLightbox } from './PhotoLightbox'
import { tilesOf, type Tile } from './tiles'

export default function GalleryPage() {
  const [opened, setOpened] = useState<{ tiles: Tile[]; index: number }>()
  const [loaded, setLoaded] = useState<{ Lightbox: typeof PhotoLightbox }>()
  const [isFailed, setIsFailed] = useState(false)

  async function handleOpen(tiles: Tile[], index: number) {
    setOpened({ tiles, index })
    try {
      const lightbox = await import('./PhotoLightbox')
      setLoaded({ Lightbox: lightbox.PhotoLightbox })
      setIsFailed(false)
    } catch {
      setIsFailed(true)
    }
  }

  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 } }}>
        <PageTitle>Gallery</PageTitle>
        <Typography sx={{ maxWidth: '40rem', fontSize: '1.125rem' }}>
          Members, meetings and festive days.{' '}
          <span className="with-scripts screen-only">Choose a picture to see it large.</span>
        </Typography>
        {isFailed && (
          <Alert severity="error" sx={{ mt: 2 }}>
            The picture could not be opened. Please check your connection and try again.
          </Alert>
        )}
      </Container>
      {albums.map((album) => {
        const tiles = tilesOf(album)
        return (
          <Section key={album.id} title={album.title}>
            <Typography sx={{ mb: 2, color: 'text.secondary', breakAfter: 'avoid' }}>
              {album.text}
            </Typography>
            <CardGrid narrowest="17rem">
              {tiles.map((tile, index) => (
                <AlbumTile
                  key={tile.caption}
                  tile={tile}
                  onOpen={() => void handleOpen(tiles, index)}
                />
              ))}
            </CardGrid>
          </Section>
        )
      })}
      {loaded !== undefined && opened !== undefined && (
        <loaded.Lightbox {...opened} onClose={() => setOpened(undefined)} />
      )}
    </Box>
  )
}
