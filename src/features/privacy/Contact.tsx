import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { board, contactPerson } from '@/content/privacy/rights'
import { TextLink } from '@/shared/ui/TextLink'

/** The contact for questions about one's own data. */
export const Contact = () => (
  <>
    <Typography variant="inherit">
      <strong>{contactPerson.name}.</strong> <span>{contactPerson.text}</span>
    </Typography>
    <TextLink to={contactPerson.path}>How to reach the office</TextLink>
  </>
)

/** The way to complain to the Board. */
export const Board = () => (
  <>
    {board.text.map((paragraph) => (
      <Typography key={paragraph} variant="inherit" sx={{ mt: 0.5 }}>
        {paragraph}
      </Typography>
    ))}
    <Link href={board.address} sx={{ display: 'inline-block', py: 0.5, fontWeight: 600 }}>
      {board.name}
    </Link>
  </>
)
