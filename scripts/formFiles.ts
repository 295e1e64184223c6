import { pageModules, type Context } from './firstLoad.ts'

/** A page with this among its modules is a form's. */
const mark = '/shared/forms/FormPage.tsx'
/** The data layer: RTK Query, and what reads and writes Firestore. */
const data = /@reduxjs\/toolkit|\/reselect|\/immer|\/shared\/firestore\/|\/api\.ts$/
/** The page of the administrators' lists, which show fields and know their rules, but send no form. */
const lists = 'MemberListPage'
/** Pages that are no form and that visitors come to. */
const isVisitors = (page: string) =>
  !/^(Admin|Member|Request|MeetingVenue|NotFound)|Received/.test(page)

/**
 * The files that forms share. By itself the bundler makes a file of each set of pages that share
 * something: a form had thirty-five, most of them a few hundred bytes, and a cheap phone takes some three
 * milliseconds to ask for each. What most forms use is put together here, by who else uses it, so
 * that no page without a form loads much more for it.
 */
export function formFiles(entry: string) {
  const names = new Map<string, string | null>()
  let pages: ReturnType<typeof pageModules> | undefined

  function nameOf(id: string, context: Context): string | null {
    // Forms that send nothing have no data layer.
    if (data.test(id)) return null
    pages ??= pageModules(entry, context)
    const users = [...pages].filter(([, modules]) => modules.has(id)).map(([page]) => page)
    const forms = [...pages].filter(([, modules]) => [...modules].some((it) => it.endsWith(mark)))
    const isForm = new Set(forms.map(([page]) => page))
    const used = users.filter((page) => isForm.has(page))
    if (used.length <= isForm.size / 2) return null
    const others = users.filter((page) => !isForm.has(page) && isVisitors(page))
    if (others.length > 1) return 'parts'
    if (others.length === 1) return `with${others[0]}`
    if (!users.includes(lists)) return 'form'
    return /node_modules\/@mui\//.test(id) ? 'inputs' : 'rules'
  }
  const known = (id: string, context: Context) => {
    if (!names.has(id)) names.set(id, nameOf(id, context))
    return names.get(id) ?? null
  }

  // A file takes with it what it needs, unless one of a higher priority has it: who is used by more
  // comes first.
  const groups = [/^parts$/, /^with/, /^rules$/, /^inputs$/, /^form$/]
  return groups.map((group, at) => ({
    debugName: group.source,
    priority: 50 - at,
    name(id: string, context: Context): string | null {
      const name = known(id, context)
      return name !== null && group.test(name) ? name : null
    },
  }))
}
