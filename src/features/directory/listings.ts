import { labelOf } from '@/shared/text/labelOf'
import { matches } from '@/shared/text/search'

/**
 * A firm as the file of the page and search engines have it. Nothing of it is a person's or says how the membership
 * stands: a file stays as it is until the next build, so what a member may take back at any time is read live.
 */
export type Firm = {
  firmName: string
  sector?: string
  district?: string
  products?: string
  yearEstablished?: number
}

/** A firm in the directory: facts that each listing has if the member has given them, and contacts that were ticked. */
export type Listing = Firm & {
  number: string
  kind: string
  activity?: string
  name?: string
  mobile?: string
  email?: string
  website?: string
  address?: string
}

/** A firm of the file, or one that was read. */
export type ShownFirm = Firm & Partial<Listing>

/** What the file may hold of a listing. */
export const firmOf = ({
  firmName,
  sector,
  district,
  products,
  yearEstablished,
}: Listing): Firm => ({
  firmName,
  ...(sector !== undefined && { sector }),
  ...(district !== undefined && { district }),
  ...(products !== undefined && { products }),
  ...(yearEstablished !== undefined && { yearEstablished }),
})

const textFields = [
  'sector',
  'district',
  'products',
  'activity',
  'name',
  'mobile',
  'email',
  'website',
  'address',
] as const

type Fields = { [name: string]: unknown }

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The firms in documents of the directory. An entry that is not readable is left out: no page fails because of it. */
export const readListings = (documents: readonly Fields[]): Listing[] =>
  documents
    .flatMap(({ entries }) => (isMap(entries) ? Object.values(entries) : []))
    .flatMap((entry) => readListing(entry) ?? [])

function readListing(entry: unknown): Listing | undefined {
  if (!isMap(entry)) return undefined
  const { number, kind, firmName, yearEstablished } = entry
  if (typeof number !== 'string' || typeof firmName !== 'string' || !isText(firmName))
    return undefined
  return {
    number,
    kind: typeof kind === 'string' ? kind : '',
    firmName,
    ...Object.fromEntries(
      textFields.filter((name) => isText(entry[name])).map((name) => [name, entry[name]]),
    ),
    ...(typeof yearEstablished === 'number' && { yearEstablished }),
  }
}

/** Two letters of Odia came late to Unicode, behind all others: they go where the alphabet has them. */
const sortKey = (name: string) => name.toLowerCase().replaceAll('ୟ', 'ଯ').replaceAll('ୱ', 'ଵ')

/** By the firm's name, in capitals or not. Names in Odia follow. */
export const inOrder = (listings: readonly Listing[]) =>
  listings
    .map((listing) => ({ listing, name: sortKey(listing.firmName) }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ listing }) => listing)

/** The choices of a visitor, as the address keeps them. */
export type Filter = { q: string; district: string; sector: string }

export const noFilter: Filter = { q: '', district: '', sector: '' }

export const filterNames = ['q', 'district', 'sector'] as const

export const readFilter = (params: URLSearchParams): Filter => ({
  q: params.get('q') ?? '',
  district: params.get('district') ?? '',
  sector: params.get('sector') ?? '',
})

export const findListings = (
  listings: readonly ShownFirm[],
  { q, district, sector }: Filter,
): ShownFirm[] =>
  listings.filter(
    (listing) =>
      (district === '' || listing.district === district) &&
      (sector === '' || listing.sector === sector) &&
      (q.trim() === '' ||
        matches(q.trim(), listing.firmName, listing.products ?? '', listing.number ?? '')),
  )

/** The values of a filter that some firm has, and the one in the address, in the order of what the reader sees. */
export const choicesOf = (
  listings: readonly Firm[],
  field: 'district' | 'sector',
  chosen: string,
) =>
  [...new Set([...listings.map((listing) => listing[field] ?? ''), chosen])]
    .filter((value) => value !== '')
    .sort((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))

/** The address of a firm's own site. The number of schemes that a link may have is small. */
export const websiteAddress = (website: string) =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`
