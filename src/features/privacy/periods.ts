import { useEffect, useState } from 'react'
import { toAppError, type AppError } from '@/shared/firestore/errors'
import { readOne } from '@/shared/firestore/submit'
import type { RequestKind } from '@/shared/requests/kinds'

/** The periods that the association has decided; it may not have decided some yet. */
export type Periods = {
  /** Months that the records of a kind are kept. */
  retention: { [kind in RequestKind | 'rights' | 'members']?: number }
  /** Days until the answer to a rights request. */
  rights?: number
}

/** Reads the periods once. The privacy page has no data layer, so this is no query of it. */
export function usePeriods(): { periods?: Periods; error?: AppError } {
  const [answer, setAnswer] = useState<{ periods?: Periods; error?: AppError }>({})
  useEffect(() => {
    let isOver = false
    readPeriods().then(
      (periods) => isOver || setAnswer({ periods }),
      (thrown: unknown) => isOver || setAnswer({ error: toAppError(thrown) }),
    )
    return () => void (isOver = true)
  }, [])
  return answer
}

async function readPeriods(): Promise<Periods> {
  const [retention, promises] = await Promise.all([
    readOne('settings', 'retention'),
    readOne('settings', 'promises'),
  ])
  const months = Object.entries(retention ?? {}).filter(([, value]) => typeof value === 'number')
  return {
    retention: Object.fromEntries(months),
    ...(typeof promises?.rights === 'number' && { rights: promises.rights }),
  }
}
