import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { districts } from '@/shared/validation/choices'
import { memberKinds } from '../schema'
import { standings } from '@/shared/members/standing'
import { sortOf, type MemberFilter } from '../rows/findMembers'

/** The search, filters, order and page, which are in the address. */
export type MembersView = MemberFilter & {
  /** "asked": those who wait for the office to list them; "late": listed, and not paid for a year; empty: all. */
  listing: string
  /** From 0. */
  page: number
}

const oneOf = (choices: readonly string[], text: string | null) =>
  text !== null && choices.includes(text) ? text : ''

export function parseView(address: string): MembersView {
  const params = new URLSearchParams(address)
  return {
    search: params.get('q') ?? '',
    standing: oneOf(standings, params.get('standing')),
    kind: oneOf(memberKinds, params.get('kind')),
    district: oneOf(districts, params.get('district')),
    listing: oneOf(['asked', 'late'], params.get('listing')),
    sort: sortOf(params.get('sort')),
    page: Math.max(0, Math.floor(Number(params.get('page') ?? 1)) - 1) || 0,
  }
}

/** Defaults are left out. */
export function writeView({
  search,
  standing,
  kind,
  district,
  listing,
  sort,
  page,
}: MembersView): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('q', search)
  if (standing !== '') params.set('standing', standing)
  if (kind !== '') params.set('kind', kind)
  if (district !== '') params.set('district', district)
  if (listing !== '') params.set('listing', listing)
  if (sort !== 'number') params.set('sort', sort)
  if (page > 0) params.set('page', String(page + 1))
  return params.toString()
}

export const useMembersView = () => useViewInAddress({ parse: parseView, write: writeView })
