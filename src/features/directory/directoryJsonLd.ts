import { inLanguage } from '@/shared/language'
import { type Listing, websiteAddress } from './listings'
import { pageOf } from './paging'

/** The firms for search engines: only facts that they have given, and those that the page shows in full. */
export function directoryJsonLd(listings: readonly Listing[], origin: string): object[] {
  if (listings.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      ...(origin !== '' && { url: origin + inLanguage('/directory/') }),
      numberOfItems: listings.length,
      itemListElement: pageOf(listings).map((listing, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: businessOf(listing),
      })),
    },
  ]
}

function businessOf({
  firmName,
  district,
  address,
  products,
  mobile,
  email,
  website,
  yearEstablished,
}: Listing) {
  const place = {
    '@type': 'PostalAddress',
    ...(district !== undefined && { addressLocality: district }),
    ...(address !== undefined && { streetAddress: address }),
  }
  return {
    '@type': 'LocalBusiness',
    name: firmName,
    ...((district !== undefined || address !== undefined) && { address: place }),
    ...(products !== undefined && { description: products }),
    ...(yearEstablished !== undefined && { foundingDate: String(yearEstablished) }),
    ...(mobile !== undefined && { telephone: `+91${mobile}` }),
    ...(email !== undefined && { email }),
    ...(website !== undefined && { url: websiteAddress(website) }),
  }
}
