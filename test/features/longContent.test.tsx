import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wordsCutOff } from '@test/support/look'
import { CompanyCards } from '@/features/companies/CompanyCards'
import { CompanyFacts } from '@/features/companies/CompanyFacts'
import { DepartmentCard } from '@/features/departments/DepartmentCard'
import { OfficeCard } from '@/features/contacts/OfficeCard'
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs'
import { CardGrid } from '@/shared/ui/CardGrid'
import { PageTitle } from '@/shared/ui/PageTitle'
import { theme } from '@/shared/ui/theme'
import type { Company } from '@/content/companies'

/** The longest an association may come to write, and in its own letters. */
const long =
  'Sri Sri Jagannath Swavalambi Mahila Udyogavyavasayikasahakaritasamitimahasangha Pvt. Ltd.'
const odia = 'ଶ୍ରୀ ଜଗନ୍ନାଥ ସ୍ୱାବଲମ୍ବୀ ମହିଳା ଉଦ୍ୟୋଗବ୍ୟବସାୟିକସହକାରିତାସମିତି, ଭୁବନେଶ୍ୱର, ଓଡ଼ିଶା'
const email = 'accounts.and.general.correspondence@a-very-long-name-of-a-company.example.org'

const reach = { phone: '9876543210', whatsapp: '9876543210', email }

const companyOf = (id: string, name: string): Company => ({
  id,
  name,
  category: 'Mobile, Electronics and Home Appliances',
  isCategoryConfirmed: true,
  district: 'Jagatsinghpur',
  contact: {
    ...reach,
    website: `https://${long.replaceAll(' ', '-')}.example.org`,
    address: [odia],
  },
})
const companies = [companyOf('jphandloom', long), companyOf('cewcomposite', odia)]

const element = document.createElement('div')
const root = createRoot(element)
afterEach(() => {
  root.unmount()
  element.remove()
  document.documentElement.style.fontSize = ''
})

test('long names and Odia letters are cut off nowhere, on a small phone with doubled text', async () => {
  await page.viewport(320, 700)
  document.documentElement.style.fontSize = '200%'
  document.body.append(element)
  root.render(
    <Frame>
      <Breadcrumbs trail={[{ label: long, path: '/x/' }]} current={odia} />
      <PageTitle>{long}</PageTitle>
      <CompanyCards companies={companies} />
      {companies.map((company) => (
        <CompanyFacts key={company.id} company={company} />
      ))}
      <CardGrid>
        <OfficeCard office={{ name: long, address: [long, odia], mapSearch: odia, ...reach }} />
        <DepartmentCard
          number={12}
          department={{
            title: long,
            description: odia,
            tagline: long,
            form: 'landbank',
            name: odia,
            contact: '9876543210',
            email,
          }}
        />
      </CardGrid>
    </Frame>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: long })).toBeVisible()

  expect(wordsCutOff()).toEqual([])
})

const Frame = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <main>{children}</main>
    </ThemeProvider>
  </MemoryRouter>
)
