import { companies as entries, type Company } from '@/content/companies'
import type { Feature, Page } from '@/shared/feature'
import { labelOf } from '@/shared/text/labelOf'
import { texts } from '@/texts/pages'
import { inLanguage } from '@/shared/language'
import { directoryPath } from './directory'

export const companies: Feature = {
  pages: [
    {
      path: '/company/',
      ...texts.companies,
      load: () => import('./DirectoryPage'),
    },
    ...entries.map(
      (company) =>
        ({
          path: `/company/${company.id}/`,
          title: company.name,
          breadcrumbs: [
            { label: texts.companies.title, path: '/company/' },
            {
              label: labelOf(company.category),
              path: directoryPath({ category: company.category }),
            },
          ],
          // The build alone writes it.
          ...(import.meta.env.SSR && {
            jsonLd: (origin: string) => companyJsonLd(company, origin),
          }),
          menuLabel: company.name,
          menu: 'companies',
          load: () => import('./CompanyPage'),
        }) satisfies Page,
    ),
  ],
}

/** A company for search engines: only facts that it has given, no placeholders. */
export function companyJsonLd(company: Company, origin: string): object[] {
  const { id, name, story, district, contact } = company
  const address = {
    '@type': 'PostalAddress',
    addressRegion: 'Odisha',
    addressCountry: 'IN',
    ...(district !== undefined && { addressLocality: district }),
    ...(contact?.address !== undefined && { streetAddress: contact.address.join(', ') }),
  }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name,
      url: origin + inLanguage(`/company/${id}/`),
      image: `${origin}/logos/${id}.svg`,
      ...((district !== undefined || contact?.address !== undefined) && { address }),
      ...(story !== undefined && { description: story[0] }),
      ...(contact?.phone !== undefined && { telephone: `+91${contact.phone}` }),
      ...(contact?.email !== undefined && { email: contact.email }),
      ...(contact?.website !== undefined && { sameAs: contact.website }),
    },
  ]
}
