import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { headPlaceholders, type Department } from '@/content/departments'
import { callAddress, spacedPhone } from '@/shared/text/links'
import { Artwork } from '@/shared/ui/Artwork'
import { Photo } from '@/shared/ui/Photo'
import { Reach } from '@/shared/ui/Reach'
import { portraitOf } from './portraits'

/** Who leads a department, and how to reach them. */
export function DepartmentHead({ department }: { department: Department }) {
  const { title, name, contact, email, profileImage } = department
  const portrait = portraitOf(profileImage)

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box
        sx={{
          width: 80,
          height: 80,
          flex: 'none',
          borderRadius: '50%',
          overflow: 'hidden',
          border: 2,
          borderColor: 'secondary.main',
          '& > *': { width: '100%', height: '100%', minHeight: 0 },
        }}
      >
        {portrait === undefined ? (
          <Artwork kind="wheel" seed={title} />
        ) : (
          <Photo picture={portrait} alt={`Portrait of ${name ?? 'the head'}`} sizes="80px" cover />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, color: name ? undefined : 'text.secondary' }}>
          {name ?? headPlaceholders.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {contact === undefined ? (
            headPlaceholders.contact
          ) : (
            <Reach to={callAddress(contact)}>{spacedPhone(contact)}</Reach>
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {email === undefined ? (
            headPlaceholders.email
          ) : (
            <Reach to={`mailto:${email}`}>{email}</Reach>
          )}
        </Typography>
      </Box>
    </Box>
  )
}
