import type { AdminRecord } from '@/shared/collectionConfig'
import { ExportMenu, type ExportMenuProps } from '@/shared/desk/export/ExportMenu'
import { useCopyExport } from '@/shared/desk/export/recordExport'
import type { MenuEntry } from '@/shared/desk/MenuButton'
import { counted } from '@/shared/text/counted'
import type { ListContext } from '../columns/listContext'
import type { View } from '../view/view'
import { emailsOf, mobilesOf } from './contacts'
import { fileColumns } from './fileColumns'

export type ExportProps = {
  view: View
  context: ListContext
  /** Reads the rows at the moment of the export. */
  readRows: () => readonly AdminRecord[]
  /** A partial list is not exported. */
  isPartial: boolean
  /** There are more records than the list holds, and all of them are meant. */
  isCut?: boolean
  /** Whether files and prints have the remarks of the office. */
  hasRemarks: boolean
  onRemarks: (hasRemarks: boolean) => void
  onPrint: () => void
  /** Shows a message and has screen readers announce it. */
  onAnnounce: (message: string) => void
}

/** The ways that records of a list leave the desk, behind one button. */
export function ExportActions({ label, ...props }: ExportProps & { label?: string }) {
  return <ExportMenu {...useListExport(props)} label={label} />
}

/** The facts of the list that the menu needs. */
export function useListExport(props: ExportProps): ExportMenuProps<AdminRecord> {
  const { view, context, readRows, hasRemarks, onRemarks, onAnnounce, ...menu } = props
  const { collection } = view
  const { id: list } = collection
  const copy = useCopyExport()

  async function handleCopy(format: 'mobiles' | 'emails') {
    const isEmail = format === 'emails'
    const [kind, found] = isEmail
      ? (['email address', emailsOf(readRows())] as const)
      : (['mobile number', mobilesOf(readRows())] as const)
    if (found.length === 0) return onAnnounce(`None of these records has a ${kind}.`)
    const text = found.join(isEmail ? '; ' : '\n')
    const failure = await copy({ list, format, count: found.length }, text)
    const plural = isEmail ? 'email addresses' : 'mobile numbers'
    onAnnounce(failure ?? `${counted(found.length, kind, plural)} copied.`)
  }

  const others: (MenuEntry | false)[] = [
    collection.fields.has('mobile') && {
      label: 'Copy mobile numbers',
      onChoose: () => void handleCopy('mobiles'),
    },
    collection.fields.has('email') && {
      label: 'Copy emails',
      onChoose: () => void handleCopy('emails'),
    },
    collection.kind !== undefined && {
      label: 'With office remarks',
      startsGroup: true,
      isChosen: hasRemarks,
      onChoose: () => onRemarks(!hasRemarks),
    },
  ]
  return {
    ...menu,
    title: collection.label,
    fileName: collection.id,
    list,
    readTable: () => {
      const rows = readRows()
      return { columns: fileColumns(view, context, rows, hasRemarks), rows }
    },
    others: others.filter((entry) => entry !== false),
    onAnnounce,
  }
}
