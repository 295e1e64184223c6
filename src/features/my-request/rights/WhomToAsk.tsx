import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { board, contactPerson } from '@/content/privacy/rights'
import { TextLink } from '@/shared/ui/TextLink'

/** The contact person, and how to complain elsewhere. */
export const WhomToAsk = () => (
  <div>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      Your contact
    </Typography>
    <Typography sx={{ mb: 1 }}>
      <span>{`${contactPerson.name}. ${contactPerson.text} `}</span>
      <TextLink to={contactPerson.path}>How to reach the office</TextLink>
    </Typography>
    {board.text.map((text) => (
      <Typography key={text} sx={{ mb: 1 }}>
        {text}
      </Typography>
    ))}
    <Link href={board.address} target="_blank" rel="noopener noreferrer">
      {board.name}
    </Link>
  </div>
)
