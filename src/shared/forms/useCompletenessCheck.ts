import { useEffect } from 'react'
import { isDevelopment } from '@/shared/config/env'
import type { FieldInfos } from './fieldInfo'
import type { Section } from './formParts'

/**
 * In development and tests, throws if the form lacks a field of its schema, or has a field outside
 * its sections.
 */
export function useCompletenessCheck(
  fields: FieldInfos,
  sections: Section[],
  mounted: Set<string>,
) {
  useEffect(() => {
    if (!isDevelopment) return
    const inSections = new Set(sections.flatMap(({ names }) => names))
    const missing = [...fields.keys()].filter((name) => !mounted.has(name))
    const outside = [...mounted].filter((name) => sections.length > 0 && !inSections.has(name))
    if (missing.length > 0) throw new Error(`The form shows no field for: ${missing.join(', ')}`)
    if (outside.length > 0) throw new Error(`Not in a FormSection: ${outside.join(', ')}`)
  }, [fields, sections, mounted])
}
