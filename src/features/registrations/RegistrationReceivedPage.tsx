import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { ReferenceNumber } from '@/shared/forms/ReferenceNumber'
import { isReference } from '@/shared/forms/reference'
import { PageTitle } from '@/shared/ui/PageTitle'

const office = (
  <Link component={RouterLink} to="/contacts/">
    Contact Us
  </Link>
)

/** Says which number a registration got. It holds nothing else, so reloading it is harmless. */
export default function RegistrationReceivedPage() {
  const { reference = '' } = useParams()
  return (
    <Container maxWidth={false} sx={{ maxWidth: 768, py: 4 }}>
      <PageTitle>Registration received</PageTitle>
      {isReference('NR', reference) ? (
        <>
          <Typography>Thank you. Your registration is with the association.</Typography>
          <ReferenceNumber reference={reference} />
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            What happens next
          </Typography>
          <Typography sx={{ mb: 1 }}>
            The association’s office reads your registration and gets in touch at the mobile number
            you gave. Being received does not yet make you a member.
          </Typography>
          <Typography>
            Please keep the reference number. To ask about your registration, or to correct or
            withdraw it, quote the number to the office: see {office}.
          </Typography>
        </>
      ) : (
        <Typography>
          This is not a reference number. If you have just registered, go back and look at the
          number again, or ask the association’s office: see {office}.
        </Typography>
      )}
    </Container>
  )
}
