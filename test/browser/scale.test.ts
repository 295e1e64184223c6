import { expect, inject, test } from 'vitest'
import { aRegistration } from '@scripts/records'
import { openMemberList, rowOf } from '@test/support/administrator'
import { openBrowser } from '@test/support/browser'
import { firestoreFor } from '@test/support/firestore'
import { countRenderedRows } from '@test/support/renderedRows'

const { newPerson } = openBrowser()
const firestore = firestoreFor(undefined, inject('site').firestore)

test('of 5,000 registrations one is changed, and no other row renders again', async () => {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const many = Array.from({ length: 5_000 }, (_, at) =>
    aRegistration(at + 1_000, { createdAt: before(at + 1) }),
  )
  await firestore.seed({ New_Registration: many })
  const newest = aRegistration(900, { createdAt: new Date(), firmName: 'Sample Newest' })
  await firestore.seed({ New_Registration: [newest] })
  const person = await newPerson()
  await person.addInitScript(countRenderedRows)
  const page = await person.newPage()
  await openMemberList(page)
  await rowOf(page, 'Sample Newest').waitFor()
  // The hook sees rows at all: they have just been drawn.
  expect((await page.evaluate(() => window.renderedRows.size)) > 5).toBe(true)
  await page.evaluate(() => window.renderedRows.clear())

  await firestore.update(`New_Registration/${newest.id}`, { firmName: 'Sample Renamed' })

  await rowOf(page, 'Sample Renamed').waitFor()
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => [...window.renderedRows])).toEqual([newest.id])
  // The other journeys look for their records on the first page.
  await person.close()
  await firestore.deleteAll([...many, newest].map(({ id }) => `New_Registration/${id}`))
})
