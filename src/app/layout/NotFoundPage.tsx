import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageTitle } from '@/shared/ui/PageTitle'
import { SearchField } from '@/shared/ui/fields/SearchField'
import { Spoken } from '@/shared/ui/status/Spoken'
import { TextLink } from '@/shared/ui/TextLink'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/not-found'
import { findPages, closestPage } from './findPages'

/** Suggests the page with the closest address, and offers a search. */
export default function NotFoundPage() {
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  // One prerendered file answers every unknown address: only the browser knows which it was.
  const isMounted = useMounted()
  const closest = isMounted ? closestPage(pathname) : undefined
  const found = findPages(query)
  const count = found.length === 0 ? texts.nothing : texts.count(found.length)

  return (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <PageTitle>{texts.title}</PageTitle>
      <Typography>{texts.text}</Typography>
      <Typography component="div" sx={{ minHeight: '3rem', my: 1 }}>
        {closest !== undefined && (
          <span>
            {texts.closest}
            <TextLink to={closest.path}>{closest.title}</TextLink>
            {texts.closestEnd}
          </span>
        )}
      </Typography>
      <Box className="screen-only" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
        <Button component={Link} to="/" variant="contained">
          {texts.home}
        </Button>
        <Button component={Link} to="/company/" variant="outlined">
          {texts.companies}
        </Button>
      </Box>
      <SearchField label={texts.search} value={query} onChange={setQuery} resultsId="found" />
      <Typography
        id="found"
        aria-hidden="true"
        variant="body2"
        sx={{ mt: 1, color: 'text.secondary' }}
      >
        {count}
      </Typography>
      <Spoken>{count}</Spoken>
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 1,
          p: 0,
          listStyle: 'none',
          minHeight: 320,
          alignContent: 'start',
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
          overflowWrap: 'anywhere',
        }}
      >
        {found.map(({ path, title, isName }) => (
          <li key={path}>
            <TextLink to={path}>
              <span translate={isName ? 'no' : undefined}>{title}</span>
            </TextLink>
          </li>
        ))}
      </Box>
    </Container>
  )
}
