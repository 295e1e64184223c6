import { companies as entries } from '@/content/companies'
import type { Feature, Page } from '@/shared/feature'
import { companyJsonLd } from './companyJsonLd'
import { directoryPath } from './directory'

export const companies: Feature = {
  pages: [
    {
      path: '/company/',
      title: 'Member Companies',
      description:
        'The member companies of the association of entrepreneurs in Odisha, by name and category.',
      load: () => import('./DirectoryPage'),
    },
    ...entries.map(
      (company) =>
        ({
          path: `/company/${company.id}/`,
          title: company.name,
          description: `${company.name}, a member company of the association of entrepreneurs in Odisha.`,
          breadcrumbs: [
            { label: 'Member Companies', path: '/company/' },
            { label: company.category, path: directoryPath({ category: company.category }) },
          ],
          jsonLd: (origin: string) => companyJsonLd(company, origin),
          menuLabel: company.name,
          menu: 'companies',
          load: () => import('./CompanyPage'),
        }) satisfies Page,
    ),
  ],
}
