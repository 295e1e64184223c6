import { env } from '@/shared/config/env'
import { directoryPath } from '@/shared/members/shown'
import { dateInIndia } from '@/shared/text/dateText'
import type { BuiltData } from '@/shared/feature'
import { builtId, setBuilt } from './built'
import { type Firm, firmOf, inOrder, readListings } from './listings'
import { inLanguage } from '@/shared/language'
import { pageOf } from './paging'

/** The firms for search engines: only what the file shows, and of the firms that it shows in full. */
export function directoryJsonLd(listings: readonly Firm[], origin: string): object[] {
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

const businessOf = ({ firmName, district, products, yearEstablished }: Firm) => ({
  '@type': 'LocalBusiness',
  name: firmName,
  ...(district !== undefined && {
    address: { '@type': 'PostalAddress', addressLocality: district },
  }),
  ...(products !== undefined && { description: products }),
  ...(yearEstablished !== undefined && { foundingDate: String(yearEstablished) }),
})

/** A value of Firestore's REST interface. */
type Value = { mapValue?: { fields?: Fields } } & { [type: string]: unknown }
type Fields = { [name: string]: Value }
type Listed = { documents?: { fields?: Fields }[] }

const timeLimit = 10_000

/**
 * Reads the directory from the backend that the site is built for, so that its page has all firms before a script
 * runs. Contacts and membership are not for a file: the browser reads them.
 *
 * @throws Error if no backend answers; the page is then built without firms, and the browser reads them
 */
export async function readAtBuild(): Promise<BuiltData> {
  if (env.backend === 'device') throw new Error('each browser has its own')
  const { documents = [] } = await read<Listed>(`${directoryPath}?pageSize=36`)
  const all = readListings(documents.map(({ fields }) => plain(fields)))
  const built = { day: dateInIndia(Date.now()), listings: inOrder(all).map(firmOf) }
  setBuilt(built)
  return { id: builtId, data: built, jsonLd: (origin) => directoryJsonLd(built.listings, origin) }
}

async function read<Answer>(path: string) {
  const response = await fetch(addressOf(path), { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`the backend answered ${response.status}`)
  return (await response.json()) as Answer
}

function addressOf(path: string) {
  const { backend, emulators, firebase } = env
  const server =
    backend === 'cloud' ? 'https://firestore.googleapis.com' : `http://${emulators.firestore}`
  const documents = `${server}/v1/projects/${firebase.projectId}/databases/(default)/documents`
  const address = new URL(`${documents}/${path}`)
  address.searchParams.set('key', firebase.apiKey)
  return address
}

const plain = (fields: Fields = {}): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))

function plainValue(value: Value): unknown {
  if (value.mapValue) return plain(value.mapValue.fields)
  if (typeof value.integerValue === 'string') return Number(value.integerValue)
  return Object.values(value)[0]
}
