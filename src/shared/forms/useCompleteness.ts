import { useEffect } from 'react'
import { isDevelopment } from '@/shared/config/env'
import type { FieldInfos } from './fieldInfo'
import type { Section } from './formParts'

/**
 * While the site is made and tested, a form that does not ask for what its schema holds, or has a
 * field that its sections do not know of, is an error of the page.
 */
export function useCompleteness(fields: FieldInfos, sections: Section[], shown: Set<string>) {
  useEffect(() => {
    if (!isDevelopment) return
    const placed = new Set(sections.flatMap(({ names }) => names))
    const missing = [...fields.keys()].filter((name) => !shown.has(name))
    const stray = [...shown].filter((name) => sections.length > 0 && !placed.has(name))
    if (missing.length > 0) throw new Error(`The form shows no field for: ${missing.join(', ')}`)
    if (stray.length > 0) throw new Error(`Right in no FormSection stands: ${stray.join(', ')}`)
  }, [fields, sections, shown])
}
