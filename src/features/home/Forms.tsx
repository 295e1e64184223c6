import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import { forms } from '@/content/forms'
import { ArrowIcon } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { texts as formNames } from '@/texts/form-names'
import { texts } from '@/texts/home'

/** The seven forms, each under the visitor's wish. */
export function Forms() {
  return (
    <Section title={texts.forms.title} intro={texts.forms.text}>
      <Box component="ol" sx={styles}>
        {forms.map((id, index) => (
          <li key={id}>
            <Link to={`/form/${id}/`}>
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="words">
                <strong>{formNames[id].intent}</strong>
                <span>{formNames[id].name}</span>
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  )
}

/** Paper is printed without backgrounds. */
const onPaper = { bgcolor: 'transparent', color: '#000' }

const styles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { md: '1fr 1fr' },
  '& a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    py: 1.75,
    color: 'text.primary',
    textDecoration: 'none',
    borderBottom: '1px solid',
    borderColor: 'divider',
    '&:hover': { borderColor: 'secondary.main' },
    '&:hover .arrow': { transform: 'translateX(4px)' },
  },
  '& .number': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    bgcolor: 'art.laterite',
    color: '#fff',
    fontWeight: 700,
    clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  },
  '& li:nth-of-type(even) .number': { bgcolor: 'art.indigo' },
  '@media print': { '& li .number, & li:nth-of-type(even) .number': onPaper },
  '& .words': { flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontSize: '1.0625rem' },
  '& .words > span': { color: 'text.secondary' },
  '& .arrow': { flex: 'none', color: 'secondary.main', transition: 'transform 150ms' },
}
