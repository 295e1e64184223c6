import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { companies, type Company } from '@/content/companies'
import { contentTag } from '@/shared/language'
import { labelOf } from '@/shared/text/labelOf'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { TextLink } from '@/shared/ui/TextLink'
import { texts } from '@/texts/companies'
import { texts as pages } from '@/texts/pages'
import { CompanyFacts } from './CompanyFacts'
import { CompanyLogo } from './CompanyLogo'
import { directoryPath, neighboursOf } from './directory'
import { ShareButtons } from './ShareButtons'

export default function CompanyPage() {
  const { pathname } = useLocation()
  const id = pathname.split('/')[2]?.toLowerCase()
  const company = companies.find((entry) => entry.id === id)
  // The routes come from the same list, so this is a mistake in our code.
  if (company === undefined) throw new Error(`No company is called ${id}`)
  const { name, category, isCategoryConfirmed, story, products } = company

  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 }, overflowWrap: 'anywhere' }}>
      <Breadcrumbs
        trail={[
          { label: pages.companies.title, path: '/company/' },
          { label: labelOf(category), path: directoryPath({ category }) },
        ]}
        current={name}
        isName
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
        <CompanyLogo id={company.id} size={112} />
        <Box sx={{ flex: '1 1 15rem', minWidth: 0, '& h1': { mb: 1 } }}>
          <PageTitle>
            <span translate="no">{name}</span>
          </PageTitle>
          <Typography sx={{ fontSize: '1.125rem' }}>{labelOf(category)}</Typography>
          {!isCategoryConfirmed && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.placeholders.category}
            </Typography>
          )}
        </Box>
      </Box>
      <ShareButtons name={name} />
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gap: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { md: '3fr 2fr' },
          '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
        }}
      >
        <div>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {texts.story}
          </Typography>
          {story === undefined ? (
            <Placeholder>{texts.placeholders.story}</Placeholder>
          ) : (
            story.map((text) => (
              <Typography key={text} lang={contentTag} sx={{ mb: 2 }}>
                {text}
              </Typography>
            ))
          )}
          <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
            {texts.products}
          </Typography>
          {products === undefined ? (
            <Placeholder>{texts.placeholders.products}</Placeholder>
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {products.map((product) => (
                <li key={product} lang={contentTag}>
                  {product}
                </li>
              ))}
            </Box>
          )}
        </div>
        <CompanyFacts company={company} />
      </Box>
      <OtherCompanies company={company} />
    </Container>
  )
}

function Placeholder({ children }: { children: string }) {
  return (
    <Typography sx={{ pl: 2, borderLeft: 4, borderColor: 'secondary.main' }}>{children}</Typography>
  )
}

/** Links to the previous and next company of the category, and to all companies. */
function OtherCompanies({ company }: { company: Company }) {
  const { previous, next } = neighboursOf(company, companies)
  const isAlone = previous === undefined && next === undefined
  return (
    <Box
      component="nav"
      aria-label={texts.more.title}
      sx={{
        mt: 5,
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        overflowWrap: 'anywhere',
        '@media print': { display: 'none' },
      }}
    >
      {previous && (
        <TextLink to={`/company/${previous.id}/`}>
          <span>← {texts.more.previous}</span>
          <span translate="no">{previous.name}</span>
        </TextLink>
      )}
      {isAlone && (
        <Typography sx={{ py: 0.5, color: 'text.secondary' }}>
          <span translate="no">{company.name}</span>
          <span>{texts.more.isFirst}</span>
        </Typography>
      )}
      <TextLink to="/company/">{texts.more.all}</TextLink>
      {next && (
        <TextLink to={`/company/${next.id}/`}>
          <span>{texts.more.next}</span>
          <span translate="no">{next.name}</span>
          <span> →</span>
        </TextLink>
      )}
    </Box>
  )
}
