import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { ReferenceNumber } from './ReferenceNumber'
import { isReference } from './reference'

type ReceivedPageProps = {
  /** For example "Registration received". */
  title: string
  /** What was received, in the words of a sentence: "registration". */
  what: string
  /** What reference numbers of the form begin with. */
  prefix: string
  /** The form this page belongs to. */
  form: { label: string; path: string }
  /** What happens next, in paragraphs. */
  next: ReactNode[]
}

const office = (
  <Link component={RouterLink} to="/contacts/">
    Contact Us
  </Link>
)

/**
 * The page after a form was sent, at `<the form's path>received/:reference`. It knows nothing
 * but the number in its address: reloading it, or coming back to it, sends nothing.
 */
export function ReceivedPage({ title, what, prefix, form, next }: ReceivedPageProps) {
  const { reference = '' } = useParams()
  return (
    <Container maxWidth={false} sx={{ maxWidth: 768, py: { xs: 3, md: 4 } }}>
      <Breadcrumbs trail={[form]} current={title} />
      <PageTitle>{title}</PageTitle>
      {isReference(prefix, reference) ? (
        <>
          <Typography>Thank you. Your {what} is with the association.</Typography>
          <ReferenceNumber
            reference={reference}
            shared={`${title}. Reference number: ${reference}`}
          />
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            What happens next
          </Typography>
          {next.map((paragraph, index) => (
            <Typography key={index} sx={{ mb: 1 }}>
              {paragraph}
            </Typography>
          ))}
          <Typography>
            Please keep the reference number. To ask about your {what}, or to correct or withdraw
            it, quote the number to the office: see {office}.
          </Typography>
        </>
      ) : (
        <Typography>
          This is not a reference number. If you have just sent your {what}, go back and look at the
          number again, or ask the association’s office: see {office}.
        </Typography>
      )}
    </Container>
  )
}
