import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { myRequestAddress, myRequestPath } from '@/shared/requests/link'
import { inNewTab, whatsAppMessage } from '@/shared/text/links'
import { copyText } from '@/shared/text/copyText'
import { PageTitle } from '@/shared/ui/PageTitle'
import { requestKinds, type RequestKind } from '@/shared/requests/kinds'
import { isReference } from '@/shared/requests/reference'
import { texts } from '@/texts/received'

type ReceivedPageProps = {
  /** For example "Registration received". */
  title: string
  /** The name of the submission, as in "your registration". */
  what: string
  kind: RequestKind
  /** The name of the form this page belongs to. */
  form: string
  /** Shown below the number. */
  code?: ReactNode
  /** The next steps, in paragraphs. */
  next: ReactNode[]
}

const office = (
  <Link component={RouterLink} to="/contacts/">
    {texts.contactUs}
  </Link>
)

/**
 * The page after a form was sent, at `<the form's path>received/:reference`. It only knows the
 * number and the key in its address, so a reload sends nothing; and only after sending it says that
 * something was received: an address can be made up.
 */
export function ReceivedPage({ title, what, kind, form, code, next }: ReceivedPageProps) {
  const { prefix, form: path } = requestKinds[kind]
  const { reference = '' } = useParams()
  // The key of its status is behind the hash.
  const { hash, state } = useLocation()
  const isSent = (state as { isSent?: boolean } | null)?.isSent === true
  const number = isReference(prefix, reference) && (
    <ReferenceNumber
      reference={reference}
      code={code}
      // Without the key of the status: messages are passed on.
      shared={isSent && texts.shared(title, reference, myRequestAddress())}
    />
  )
  const myRequest = (
    <Link component={RouterLink} to={myRequestPath + hash}>
      {texts.myRequest}
    </Link>
  )
  const heading = number && isSent ? title : texts.nothingSent
  return (
    <Container maxWidth={false} sx={{ maxWidth: 768, py: { xs: 3, md: 4 } }}>
      <Breadcrumbs trail={[{ label: form, path }]} current={heading} />
      <PageTitle>{heading}</PageTitle>
      {number && isSent ? (
        <>
          <Typography>{texts.thanks(what)}</Typography>
          {number}
          <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
            {texts.next}
          </Typography>
          {next.map((paragraph, index) => (
            <Typography key={index} sx={{ mb: 1 }}>
              {paragraph}
            </Typography>
          ))}
          <Typography sx={{ mb: 1 }}>
            {texts.follow}
            {myRequest}
            {texts.followElsewhere(myRequestAddress())}
          </Typography>
          <Typography>
            {texts.keepNumber(what)}
            {office}
            {texts.keepNumberEnd}
          </Typography>
        </>
      ) : (
        <>
          <Typography>
            {texts.notSent(what)}
            {myRequest}
            {texts.notSentForm}
            <Link component={RouterLink} to={path}>
              {form}
            </Link>
            {texts.notSentOffice}
            {office}
            {texts.notSentEnd}
          </Typography>
          {number}
        </>
      )}
    </Container>
  )
}

type ReferenceNumberProps = {
  reference: string
  code: ReactNode
  /** The text of a message that shares it; false if nothing was sent that it could tell of. */
  shared: string | false
}

/** A reference number in large type, with buttons to copy, print and share it. */
function ReferenceNumber({ reference, code, shared }: ReferenceNumberProps) {
  const [copyStatus, setCopyStatus] = useState('')

  async function handleCopy() {
    setCopyStatus((await copyText(reference)) ? texts.copied : texts.copyBlocked)
  }

  return (
    <Paper variant="outlined" sx={{ p: 3, my: 3, textAlign: 'center' }}>
      <Typography color="textSecondary">{texts.referenceNumber}</Typography>
      <Typography
        translate="no"
        sx={{ fontSize: '1.75rem', fontWeight: 700, fontFamily: 'monospace', my: 1 }}
      >
        {reference}
      </Typography>
      {code}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'center',
          '& .MuiButton-root': { minHeight: 44 },
          '@media print': { display: 'none' },
        }}
      >
        <Button variant="outlined" size="large" onClick={() => void handleCopy()}>
          {texts.copy}
        </Button>
        <Button variant="outlined" size="large" onClick={() => window.print()}>
          {texts.print}
        </Button>
        {shared !== false && (
          <Button variant="outlined" size="large" href={whatsAppMessage(shared)} {...inNewTab}>
            {texts.share}
          </Button>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {copyStatus}
      </Typography>
    </Paper>
  )
}
