import { callEmulator, type Address } from '@scripts/emulators/firestoreRest'

/** What an expression was; 'neither' is an error, such as for a field that is missing. */
export type Value = 'true' | 'false' | 'neither'

type Report = {
  /** `endOffset` is the last character, without brackets that close. */
  sourcePosition: { currentOffset?: number; endOffset?: number }
  values?: { value: { boolValue?: boolean } }[]
  children?: Report[]
}
type Coverage = { rules: { files: { content: string }[] }; report?: Report[] }

/** What was evaluated since the rules were put in force in a project; undefined if other rules are. */
export async function evaluatedIn(emulator: Address, projectId: string, rules: string) {
  const path = `/emulator/v1/projects/${projectId}:ruleCoverage`
  const coverage = (await callEmulator(emulator, 'GET', path)) as Coverage
  if (coverage.rules.files[0]?.content !== rules) return undefined
  const found = new Map<string, Set<Value>>()
  const add = ({ sourcePosition: at, values = [], children = [] }: Report) => {
    const place = placeOf(rules, at.currentOffset ?? 0, (at.endOffset ?? 0) + 1)
    const before = found.get(place) ?? new Set()
    found.set(place, new Set([...before, ...values.map(({ value }) => valueOf(value))]))
    children.forEach(add)
  }
  coverage.report?.forEach(add)
  return (start: number, end: number) => found.get(placeOf(rules, start, end))
}

const valueOf = ({ boolValue }: { boolValue?: boolean }): Value =>
  boolValue === undefined ? 'neither' : `${boolValue}`

/** The same with and without brackets around it, and without those at its end, which the report leaves out. */
function placeOf(rules: string, start: number, end: number): string {
  const text = rules.slice(start, end)
  const from = start + text.length - text.replace(/^[\s(]+/, '').length
  const to = end - text.length + text.replace(/[\s()[\]{}]+$/, '').length
  return `${from}-${to}`
}
