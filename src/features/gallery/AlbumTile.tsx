import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Artwork } from '@/shared/ui/Artwork'
import { Photo } from '@/shared/ui/Photo'
import type { Tile } from './tiles'

type Props = { tile: Tile; onOpen: () => void }

/** A picture of an album with its caption. A click, Enter or the space bar enlarges it. */
export function AlbumTile({ tile, onOpen }: Props) {
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
            <Photo picture={tile.picture} alt={tile.caption} sizes={tileSizes} cover />
          ) : (
            <Artwork kind={tile.motif} seed={tile.caption} label={tile.caption} />
          )}
          {/* Over the picture, not around it: a drawing is more than a button may hold. */}
          <ButtonBase
            className="with-scripts screen-only"
            aria-haspopup="dialog"
            aria-label={`Enlarge: ${tile.caption}`}
            onClick={onOpen}
            sx={button}
          />
        </Box>
        <Typography
          component="figcaption"
          variant="body2"
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
