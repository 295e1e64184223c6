import type { Company } from '@/content/companies'

/** A company as schema.org describes it: what the company has given, and nothing in its place. */
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
      url: `${origin}/company/${id}/`,
      image: `${origin}/logos/${id}.svg`,
      ...((district !== undefined || contact?.address !== undefined) && { address }),
      ...(story !== undefined && { description: story[0] }),
      ...(contact?.phone !== undefined && { telephone: `+91${contact.phone}` }),
      ...(contact?.email !== undefined && { email: contact.email }),
      ...(contact?.website !== undefined && { sameAs: contact.website }),
    },
  ]
}
