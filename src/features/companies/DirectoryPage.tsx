import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link, useSearchParams } from 'react-router-dom'
import { categories } from '@/shared/validation/categories'
import { companies, type Company } from '@/content/companies'
import { labelOf } from '@/shared/text/labelOf'
import { Artwork } from '@/shared/ui/art/Artwork'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { CardGrid, CardItem } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { SearchField } from '@/shared/ui/fields/SearchField'
import { Spoken } from '@/shared/ui/status/Spoken'
import { TextLink } from '@/shared/ui/TextLink'
import { useMounted } from '@/shared/ui/useMounted'
import { texts } from '@/texts/companies'
import { texts as pages } from '@/texts/pages'
import { CompanyLogo } from './CompanyLogo'
import { directoryPath, findCompanies, readFilter, type DirectoryFilter } from './directory'

const noFilter: DirectoryFilter = { q: '' }

export default function DirectoryPage() {
  const [params, setParams] = useSearchParams()
  const isMounted = useMounted()
  // The prerendered page has no query string.
  const filter = isMounted ? readFilter(params) : noFilter
  const found = findCompanies(companies, filter)
  const count = texts.count(found.length, companies.length)

  function handleSearch(text: string) {
    setParams(
      (before) => {
        before.delete('q')
        if (text !== '') before.set('q', text)
        return before
      },
      // Otherwise every letter would be an entry in the history.
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs current={pages.companies.title} />
      <PageTitle>{pages.companies.title}</PageTitle>
      <SearchField
        label={texts.search}
        value={filter.q}
        onChange={handleSearch}
        resultsId="found"
      />
      <CategoryFilter filter={filter} />
      <Typography id="found" aria-hidden="true" sx={{ my: 2, color: 'text.secondary' }}>
        {count}
      </Typography>
      <Spoken>{count}</Spoken>
      {/* At least as high as the screen, so that nothing moves while the list gets shorter. */}
      <Box key={directoryPath(filter)} sx={{ minHeight: 'calc(100svh - 14rem)' }}>
        {found.length === 0 ? <NothingFound {...filter} /> : <CompanyCards found={found} />}
        {found.length > 0 && <Invitation />}
      </Box>
    </Container>
  )
}

/** A card for each company; the whole card is its link. */
const CompanyCards = ({ found }: { found: Company[] }) => (
  <CardGrid minWidth="15.5rem">
    {found.map(({ id, name, category, district }) => (
      <CardItem key={id} sx={card}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <CompanyLogo id={id} size={72} />
          <Typography variant="h2" sx={{ fontSize: '1.1875rem', minWidth: 0 }}>
            <MuiLink component={Link} to={`/company/${id}/`} translate="no" sx={wholeCard}>
              {name}
            </MuiLink>
          </Typography>
        </Box>
        <Typography>{labelOf(category)}</Typography>
        <Box sx={{ mt: 'auto', color: 'text.secondary', fontSize: '0.875rem' }}>
          {`${texts.district}: ${district === undefined ? texts.placeholders.district : labelOf(district)}`}
        </Box>
      </CardItem>
    ))}
  </CardGrid>
)

const card = { position: 'relative', '&:hover': { borderColor: 'secondary.main' } }

const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } }

function NothingFound({ q, category }: DirectoryFilter) {
  const name = category && labelOf(category)
  return (
    <Box sx={{ py: 4, maxWidth: '36rem', overflowWrap: 'anywhere' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {q === ''
          ? texts.nothing.inCategory
          : name === undefined
            ? texts.nothing.noName
            : texts.nothing.noNameIn(name)}
      </Typography>
      <Typography sx={{ mb: 3 }}>
        {q === '' && name !== undefined ? texts.nothing.beFirst(name) : texts.nothing.hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to="/form/newregistration/" variant="contained">
          {texts.register}
        </Button>
        <Button component={Link} to="/company/" variant="outlined">
          {texts.nothing.showAll}
        </Button>
      </Box>
    </Box>
  )
}

/** A link for each category, with the number of companies in it. */
function CategoryFilter({ filter }: { filter: DirectoryFilter }) {
  return (
    <Box
      component="nav"
      aria-label={texts.categories}
      sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}
    >
      {[undefined, ...categories].map((category) => (
        <Button
          key={category ?? 'all'}
          component={Link}
          to={directoryPath({ q: filter.q, category })}
          preventScrollReset
          aria-current={category === filter.category ? 'true' : undefined}
          variant={category === filter.category ? 'contained' : 'outlined'}
          disableElevation
          size="small"
          sx={{
            borderRadius: 5,
            lineHeight: 1.35,
            textAlign: 'left',
            minWidth: 0,
            minHeight: 32,
            px: 1.5,
          }}
        >
          {category === undefined ? texts.allCategories : labelOf(category)} (
          {findCompanies(companies, { q: '', category }).length})
        </Button>
      ))}
    </Box>
  )
}

function Invitation() {
  return (
    <Box sx={invitationFrame}>
      <Box sx={invitationArtwork}>
        <Artwork kind="ikat" seed="invitation" />
      </Box>
      <Box sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 1 }}>
          {texts.invitation.title}
        </Typography>
        <Typography sx={{ mb: 2 }}>{texts.invitation.text}</Typography>
        <Button component={Link} to="/form/newregistration/" variant="contained">
          {texts.register}
        </Button>
        <Box sx={{ mt: 1 }}>
          <TextLink to="/directory/">{texts.invitation.directory}</TextLink>
        </Box>
      </Box>
    </Box>
  )
}

/** Beside the text it takes the height of the text. */
const invitationArtwork = {
  contain: { sm: 'size' },
  '& > *': { width: '100%', height: '100%', minHeight: 112 },
}

const invitationFrame = {
  mt: 4,
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 2fr' },
  overflow: 'hidden',
  borderRadius: 3,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '@media print': { display: 'none' },
}
