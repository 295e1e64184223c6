import type { AnyObject } from 'yup'

/** A record to try, named by what is special about it. */
export type Case = readonly [title: string, record: AnyObject]

type Field = { name: string; good: Case[] }

/**
 * Records that have a good value in each field, until every good value has had its turn: the rules
 * ask for all fields at once, so what is taken together would be taken one by one. The emulator has
 * a tenth of the work so. Where values do not fit each other, some wait for the next record.
 */
export function together(
  record: AnyObject,
  fields: Field[],
  isGood: (record: AnyObject) => boolean,
): { together: AnyObject; apart: Case[] }[] {
  const groups: { together: AnyObject; apart: Case[] }[] = []
  let left = fields.flatMap(({ name, good }) =>
    good.map(([title, one]) => ({ name, one, title: `${name}, ${title}` })),
  )
  while (left.length > 0) {
    let joint = record
    const taken = new Set<string>()
    const waiting: typeof left = []
    const apart: Case[] = []
    for (const value of left) {
      const { [value.name]: _, ...others } = joint
      const next =
        value.name in value.one ? { ...others, [value.name]: value.one[value.name] } : others
      if (taken.has(value.name) || !isGood(next)) {
        waiting.push(value)
        continue
      }
      joint = next
      taken.add(value.name)
      apart.push([value.title, value.one])
    }
    groups.push({ together: joint, apart })
    left = waiting
  }
  return groups
}
