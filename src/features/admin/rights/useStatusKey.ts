import { useEffect, useState } from 'react'
import type { AdminRecord } from '@/shared/collectionConfig'
import { statusKey } from '@/shared/requests/status'
import type { AdminCollection } from '../collections'

/**
 * The key of what the applicant can read of a request; undefined until it is computed. A rights
 * request holds that of the request it is about.
 */
export function useStatusKey({ prefix }: AdminCollection, record: AdminRecord) {
  const { id } = record
  const known = typeof record.key === 'string' ? record.key : undefined
  // As it was sent; one from before there was a schema may be no text.
  const mobile = record.mobile ?? record.other?.mobile
  const [key, setKey] = useState<string>()
  useEffect(() => {
    if (known === undefined) void statusKey(prefix, id, mobile).then(setKey)
  }, [known, prefix, id, mobile])
  return known ?? key
}
