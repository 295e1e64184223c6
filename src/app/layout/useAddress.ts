import { useLocation } from 'react-router-dom'
import { notFound, notFoundAddress, pageAt } from '@/app/pages'
import { useMounted } from '@/shared/ui/useMounted'

/**
 * The address of the page, for a link to it in another language. Until the page is mounted, the address that its file was
 * written for: React leaves an attribute as it is in the HTML.
 */
export function useAddress(): string {
  const { pathname, search, hash } = useLocation()
  const isMounted = useMounted()
  if (isMounted) return pathname + search + hash
  return pageAt(pathname) === notFound ? notFoundAddress : pathname
}
