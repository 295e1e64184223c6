import Box from '@mui/material/Box'
import { site } from '@/content/site'
import { useNow } from '@/shared/desk/useNow'
import { capitalized } from '@/shared/text/counted'
import { dayInIndia } from '@/shared/text/dateText'
import type { AdminCollection } from '../collections'

/** Printed below the name of a record: the association, the form and the day of printing. */
export function SheetHead({ collection }: { collection: AdminCollection }) {
  const now = useNow()
  return (
    <Box component="p" sx={headSx}>
      {[site.name, capitalized(collection.singular), `Printed ${dayInIndia(now)}`].join(' · ')}
    </Box>
  )
}

const headSx = {
  display: 'none',
  '@media print': { display: 'block', color: '#000', fontSize: '9.5pt', m: 0, mb: '3mm' },
}
