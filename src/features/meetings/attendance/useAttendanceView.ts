import { useViewInAddress } from '@/shared/desk/useViewInAddress'
import { filterOf, sortOf, type Filter, type Sort } from './find'

export const pageSize = 50

/** The search, filter, order and page, which are in the address. */
export type AttendanceView = {
  search: string
  filter: Filter
  sort: Sort
  /** From 0. */
  page: number
}

function parse(address: string): AttendanceView {
  const params = new URLSearchParams(address)
  return {
    search: params.get('q') ?? '',
    filter: filterOf(params.get('show')),
    sort: sortOf(params.get('sort')),
    page: Math.max(0, Math.floor(Number(params.get('page') ?? 1)) - 1) || 0,
  }
}

/** Defaults are left out. */
function write({ search, filter, sort, page }: AttendanceView): string {
  const params = new URLSearchParams()
  if (search !== '') params.set('q', search)
  if (filter !== 'all') params.set('show', filter)
  if (sort !== 'name') params.set('sort', sort)
  if (page > 0) params.set('page', String(page + 1))
  return params.toString()
}

export const useAttendanceView = () => useViewInAddress({ parse, write })
