import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { Artwork } from '@/shared/ui/Artwork'

/** Under the list: whoever reads it may have a company, too. */
export function Invitation() {
  return (
    <Box sx={frame}>
      <Box sx={picture}>
        <Artwork kind="ikat" seed="invitation" />
      </Box>
      <Box sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
          Your company could stand here
        </Typography>
        <Typography sx={{ mb: 2 }}>
          Every member may be shown with its story, its products and the way to reach it.
        </Typography>
        <Button component={Link} to="/form/newregistration/" variant="contained">
          Register your company
        </Button>
      </Box>
    </Box>
  )
}

/** Beside the words it is as high as they are, and has no say in it. */
const picture = {
  contain: { sm: 'size' },
  '& > *': { width: '100%', height: '100%', minHeight: 112 },
}

const frame = {
  mt: 4,
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 2fr' },
  overflow: 'hidden',
  borderRadius: 3,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
}
