import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { boardAddress, contactPath } from '@/content/privacy/rights'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/rights'

/** The contact for questions about one's own data. */
export const Contact = () => (
  <>
    <Typography variant="inherit">
      <strong>{texts.contact.name}</strong> <span>{texts.contact.text}</span>
    </Typography>
    <TextLink to={contactPath}>{texts.reachOffice}</TextLink>
  </>
)

/** The way to complain to the Board. */
export const Board = () => (
  <>
    {texts.board.text.map((paragraph) => (
      <Typography key={paragraph} variant="inherit" sx={{ mt: 0.5 }}>
        {paragraph}
      </Typography>
    ))}
    <Link href={boardAddress} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
      {texts.board.name}
    </Link>
  </>
)
