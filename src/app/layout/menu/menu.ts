import { allPages } from '@/app/pages'
import { categories } from '@/shared/validation/categories'
import { companies } from '@/content/companies'
import { labelOf } from '@/shared/text/labelOf'
import { texts } from '@/texts/layout'

export type MenuLink = {
  label: string
  path: string
  /** The label is a name, which nothing may translate. */
  isName?: boolean
}
export type MenuGroup = { label: string; entries: MenuEntry[] }
export type MenuEntry = MenuLink | MenuGroup

const groupLabels = { companies: texts.companies, forms: texts.forms }
type GroupName = keyof typeof groupLabels

/** The header's menu: the pages with a label, in the order of the features. */
export const menu: MenuEntry[] = buildMenu()

function buildMenu(): MenuEntry[] {
  const entries: MenuEntry[] = []
  const started = new Set<GroupName>()
  for (const { path, menuLabel, menu: group } of allPages) {
    if (menuLabel === undefined) continue
    if (group === undefined) {
      entries.push({ label: menuLabel, path })
    } else if (!started.has(group)) {
      started.add(group)
      entries.push({ label: groupLabels[group], entries: entriesOf(group) })
    }
  }
  return entries
}

function entriesOf(group: GroupName): MenuEntry[] {
  const links = allPages
    .filter(({ menu: name }) => name === group)
    .map(({ path, menuLabel = '' }) => ({ label: menuLabel, path, isName: group === 'companies' }))
  if (group !== 'companies') return links
  return categories.map((name) => ({
    label: labelOf(name),
    entries: links.filter(({ path }) =>
      companies.some(({ id, category }) => category === name && path === `/company/${id}/`),
    ),
  }))
}

/** Whether a path is the current page, with or without a trailing slash. */
export const isCurrent = (path: string, pathname: string) =>
  path.replace(/\/$/, '').toLowerCase() === pathname.replace(/\/$/, '').toLowerCase()

/** Whether an entry is the current page or contains it. */
export const leadsTo = (entry: MenuEntry, pathname: string): boolean =>
  'path' in entry
    ? isCurrent(entry.path, pathname)
    : entry.entries.some((below) => leadsTo(below, pathname))
