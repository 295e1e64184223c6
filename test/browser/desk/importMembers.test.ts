import { expect, inject, onTestFinished, test } from 'vitest'
import { keyOfNumber } from '@/features/members/memberNumber'
import { goodNumbers, leftOut, oldList } from '@scripts/samples/old-list/oldList'
import { haveSession } from '@test/support/browser/administrator'
import { openBrowser } from '@test/support/browser/browser'
import { importerOf } from '@test/support/browser/importList'
import { firestoreFor } from '@test/support/emulators/firestore'

const { newPerson } = openBrowser()
const { firestore: address } = inject('site')
const firestore = firestoreFor(undefined, address)

// Each kind of fault five times; `npm run bench:import` does the same with 2,000 rows.
const list = oldList(120)
const good = goodNumbers(list).toSorted()

test('a list with sixty faults is imported, over a stop and a reload, and undone', async () => {
  const page = await (await newPerson()).newPage()
  page.setDefaultTimeout(60_000)
  await haveSession(page)
  const importer = await importerOf(page, firestore, list)

  await page.goto('/desk/members/import')
  await importer.choose('Import…')
  await importer.begin(`${good.length} new members`)
  await importer.stop()
  await page.reload()

  await importer.choose('Go on with this import…')
  await page.getByText(/^The import of this list is not finished: \d+ rows of 120/).waitFor()
  await importer.goOn()
  await importer.finish(55)
  expect(await importer.keysNow()).toEqual(good)
  const rejected = await importer.rejectedRows()
  expect(rejected.map(([line]) => Number(line))).toEqual(leftOut(list).map(({ line }) => line))

  const [changed] = await importer.importedNow()
  await firestore.update(`members/${changed!.id}`, { v: 2 })
  onTestFinished(() =>
    firestore.deleteAll([
      `members/${changed!.id}`,
      `member_numbers/${keyOfNumber(String(changed!.number))}`,
    ]),
  )
  await importer.undo('1 member changed since the import', `${good.length - 1} members taken away`)
  expect((await importer.importedNow()).map(({ id }) => id)).toEqual([changed!.id])
}, 150_000)
