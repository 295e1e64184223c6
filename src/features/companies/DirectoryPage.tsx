import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { companies } from '@/content/companies'
import { PageTitle } from '@/shared/ui/PageTitle'
import { SearchField } from '@/shared/ui/SearchField'
import { useMounted } from '@/shared/ui/useMounted'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { CategoryFilter } from './CategoryFilter'
import { Invitation } from './Invitation'
import { CompanyCards } from './CompanyCards'
import { directoryPath, findCompanies, readWanted, type Wanted } from './directory'

const everything: Wanted = { q: '' }

export default function DirectoryPage() {
  const [params, setParams] = useSearchParams()
  const isMounted = useMounted()
  const wanted = isMounted ? readWanted(params) : everything
  const found = findCompanies(companies, wanted)

  function handleSearch(text: string) {
    setParams(
      (before) => {
        before.delete('q')
        if (text !== '') before.set('q', text)
        return before
      },
      // Every letter would be a step back in the history.
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current="Member Companies" />
      <PageTitle>Member Companies</PageTitle>
      <SearchField label="Search by name" value={wanted.q} onChange={handleSearch} found="found" />
      <CategoryFilter wanted={wanted} />
      <Typography id="found" role="status" sx={{ my: 2, color: 'text.secondary' }}>
        {found.length} of {companies.length} member companies
      </Typography>
      {/* A new list for a new question, and never shorter than the screen: nothing slides about. */}
      <Box key={directoryPath(wanted)} sx={{ minHeight: 'calc(100svh - 14rem)' }}>
        {found.length === 0 ? <NobodyFound {...wanted} /> : <CompanyCards companies={found} />}
        {found.length > 0 && <Invitation />}
      </Box>
    </Container>
  )
}

function NobodyFound({ q, category }: Wanted) {
  const within = category === undefined ? '' : ` in “${category}”`
  return (
    <Box sx={{ py: 4, maxWidth: '36rem', overflowWrap: 'anywhere' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {q === '' ? 'This place is still free' : `No company of that name${within}`}
      </Typography>
      <Typography sx={{ mb: 3 }}>
        {q === ''
          ? `No member company is listed under “${category}” yet. Yours could be the first.`
          : 'Try a part of the name, or look through all member companies.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to="/form/newregistration/" variant="contained">
          Register your company
        </Button>
        <Button component={Link} to="/company/" variant="outlined">
          Show all companies
        </Button>
      </Box>
    </Box>
  )
}
