import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { departments } from '@/content/departments'
import { ArrowIcon } from '@/shared/ui/icons'
import { Section } from '@/shared/ui/Section'
import { Wheel } from '@/shared/ui/art/Wheel'
import { texts as departmentTexts } from '@/texts/departments'
import { texts } from '@/texts/home'

export function Departments() {
  const { title, text, link } = texts.departments
  return (
    <Box sx={styles}>
      <Wheel className="wheel screen-only" />
      <Section tone="night" title={title} intro={text}>
        <ol>
          {departments.map(({ id }) => (
            <li key={id}>{departmentTexts.items[id].title}</li>
          ))}
        </ol>
        <Button
          component={Link}
          to="/department/"
          variant="outlined"
          color="inherit"
          className="screen-only"
          endIcon={<ArrowIcon />}
        >
          {link}
        </Button>
      </Section>
    </Box>
  )
}

const styles = {
  position: 'relative',
  overflow: 'hidden',
  '& .wheel': {
    position: 'absolute',
    width: '34rem',
    height: '34rem',
    right: '-11rem',
    bottom: '-12rem',
    color: 'art.turmeric',
    opacity: 0.16,
    pointerEvents: 'none',
  },
  '& ol': {
    position: 'relative',
    listStyle: 'none',
    counterReset: 'department',
    m: 0,
    mb: 4,
    p: 0,
    display: 'grid',
    columnGap: 5,
    gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
  },
  '& ol > li': {
    counterIncrement: 'department',
    display: 'flex',
    gap: 2,
    alignItems: 'baseline',
    py: 1.5,
    borderTop: '1px solid',
    borderColor: 'art.indigo',
    fontSize: '1.0625rem',
    overflowWrap: 'anywhere',
    '&::before': {
      content: 'counter(department, decimal-leading-zero)',
      flex: 'none',
      fontFamily: 'h2.fontFamily',
      fontWeight: 700,
      color: 'art.turmeric',
    },
  },
  '@media print': { '& ol > li::before': { color: '#000' } },
}
