import Box from '@mui/material/Box'
import { keyframes } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Department } from '@/content/departments'
import { language } from '@/shared/language'
import { Artwork } from '@/shared/ui/art/Artwork'
import { CardItem } from '@/shared/ui/CardGrid'
import { ContactWay } from '@/shared/ui/ContactLink'
import { Photo, type Picture } from '@/shared/ui/art/Photo'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/departments'
import { texts as formNames } from '@/texts/form-names'

/** Milliseconds, from docs/specification.md section 9. */
const fadeInStart = 500
const fadeInStep = 150

const fadeIn = keyframes`
  from { opacity: 0; transform: translateY(12px) }
  to { opacity: 1; transform: none }
`

type Props = { department: Department; number: number }

export function DepartmentCard({ department, number }: Props) {
  const { id, form } = department
  const { title, description, tagline } = texts.items[id]

  return (
    <CardItem
      sx={{
        animation: `${fadeIn} 500ms ease-out ${fadeInStart + (number - 1) * fadeInStep}ms both`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '@media print': { animation: 'none' },
      }}
    >
      <DepartmentHead department={department} />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', mt: 1 }}>
        <Typography
          component="span"
          sx={{
            flex: 'none',
            fontSize: '1.75rem',
            lineHeight: 1,
            fontWeight: 700,
            color: 'secondary.main',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {String(number).padStart(2, '0')}
        </Typography>
        <Typography variant="h2" sx={{ fontSize: '1.1875rem', minWidth: 0 }}>
          {title}
        </Typography>
      </Box>
      <Typography>{description}</Typography>
      <Typography sx={taglineSx}>{tagline}</Typography>
      <Box sx={{ mt: 'auto', pt: 1, borderTop: 1, borderColor: 'divider' }}>
        {form === 'contact' ? (
          <TextLink to="/contacts/">{texts.contact}</TextLink>
        ) : (
          <TextLink to={`/form/${form}/`}>{formNames[form].name}</TextLink>
        )}
      </Box>
    </CardItem>
  )
}

function DepartmentHead({ department }: { department: Department }) {
  const { id, name, contact, email, profileImage } = department
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
          <Artwork kind="wheel" seed={texts.items[id].title} />
        ) : (
          <Photo picture={portrait} alt={texts.portraitOf(name ?? texts.theHead)} sizes="80px" />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          translate={name ? 'no' : undefined}
          sx={{ fontWeight: 700, color: name ? undefined : 'text.secondary' }}
        >
          {name ?? texts.headPlaceholders.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <ContactWay by="call" to={contact} otherwise={texts.headPlaceholders.contact} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <ContactWay by="mail" to={email} otherwise={texts.headPlaceholders.email} />
        </Typography>
      </Box>
    </Box>
  )
}

/** Odia and Hindi have no italics. */
const taglineSx = {
  fontStyle: language === 'en' ? 'italic' : undefined,
  color: 'text.secondary',
}

const portraits = import.meta.glob<Picture>(
  '/src/content/departments/*.{jpg,jpeg,png,JPG,JPEG,PNG}',
  {
    query: '?responsive',
    import: 'default',
    eager: true,
  },
)

const portraitOf = (file: string | undefined): Picture | undefined =>
  file === undefined ? undefined : portraits[`/src/content/departments/${file}`]
