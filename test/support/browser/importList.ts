import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { keyOfNumber } from '@/features/members/memberNumber'
import { oldListXlsx, type OldList } from '@scripts/samples/old-list/oldList'
import type { firestoreFor } from '@test/support/emulators/firestore'
import { readCsv } from '@test/support/readCsv'

type Firestore = ReturnType<typeof firestoreFor>

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/**
 * The acts of an owner who imports a list at the desk, each until its result is shown.
 */
export async function importerOf(page: Page, firestore: Firestore, list: OldList) {
  const before = new Set((await firestore.list('members')).map(({ id }) => id))
  const importedNow = async () =>
    (await firestore.list('members')).filter(({ id }) => !before.has(id))
  const xlsx = Buffer.from(await (await oldListXlsx(list)).arrayBuffer())
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

  const dialogButton = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true })

  return {
    importedNow,

    /** The keys of the numbers that the import has given. */
    async keysNow(): Promise<string[]> {
      return (await importedNow()).map(({ number }) => keyOfNumber(String(number))).toSorted()
    },

    /** Chooses the file, and waits until all its rows are checked. */
    async choose(next: string): Promise<void> {
      await page.setInputFiles('input[type=file]', { name: 'members.xlsx', mimeType, buffer: xlsx })
      await button(page, next).waitFor()
    },

    /** Presses Import, after a look at the number of new members. */
    async begin(newMembers: string): Promise<void> {
      await button(page, 'Import…').click()
      await page.getByRole('dialog').getByText(newMembers).waitFor()
      await dialogButton('Import').click()
    },

    /** Stops it after some rows. */
    async stop(): Promise<void> {
      await page.getByText(/^[1-4]\d of /).waitFor()
      await button(page, 'Stop').click()
      await button(page, /^Go on with the other/).waitFor()
    },

    /** Goes on after the stop, and closes the tab in the middle: a reload. */
    async closeInTheMiddle(): Promise<void> {
      await button(page, /^Go on with the other/).click()
      await page.getByText(/^1\d\d of /).waitFor()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
    },

    /** Chooses the file again after a reload, and imports the rest of it. */
    async goOn(): Promise<void> {
      await button(page, 'Go on with this import…').click()
      await dialogButton('Import').click()
    },

    /** Waits for the report. */
    async finish(notImported: number): Promise<void> {
      await page
        .getByText(new RegExp(`members imported, ${notImported} rows not imported$`))
        .waitFor()
    },

    /** The rows of the file with the rows that were not imported: the line and its reasons. */
    async rejectedRows(): Promise<string[][]> {
      const saving = page.waitForEvent('download')
      await button(page, 'Save these rows as a CSV file').click()
      const file = await readFile(await (await saving).path(), 'utf8')
      return readCsv(file.replace('\uFEFF', '')).slice(1)
    },

    /** Undoes the last import. */
    async undo(changed: string, result: string): Promise<void> {
      await button(page, 'Undo…').first().click()
      await page.getByRole('dialog').getByText(changed).waitFor()
      await dialogButton('Undo the import').click()
      await page.getByText(result).waitFor()
    },
  }
}
