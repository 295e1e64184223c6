import { readSheet } from 'read-excel-file/universal'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aRegistration } from '@scripts/samples/records'
import { exportAs, exportAtOnce } from '@test/support/page/exportMenu'
import { followCopies } from '@test/support/page/copied'
import { firestoreFor } from '@test/support/emulators/firestore'
import { subscriptionFailed, openList, shownNames, searchField } from './openList'

const firestore = firestoreFor()

beforeEach(async () => {
  await page.viewport(1440, 900)
  await firestore.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a cell is copied as displayed, and selected rows in a form for spreadsheets', async () => {
  await openList(
    {
      New_Registration: [
        aRegistration(1, { name: 'Asha', mobile: '9876500001', firmName: '=Sample' }),
        aRegistration(2, { name: 'Bina', mobile: '9876500002', firmName: 'Sample' }),
      ],
    },
    '?columns=name,mobile,firmName&sort=name',
  )
  const copied = followCopies()
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const mobile = rowOf('Bina').getByRole('gridcell', { name: /98765/ })
  await userEvent.click(mobile)
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(copied).toEqual(['+91 98765 00002'])
  copied.length = 0

  await userEvent.click(rowOf('Asha').getByRole('checkbox'))
  await userEvent.click(rowOf('Bina').getByRole('checkbox'))
  await userEvent.click(mobile)
  await userEvent.keyboard('{Control>}c{/Control}')
  const both = "Asha\t91 98765 00001\t'=Sample\nBina\t91 98765 00002\tSample"
  await expect.poll(() => copied).toEqual([both])

  // The bar counts those that a filter hides, too.
  await userEvent.fill(searchField, 'Asha')
  await expect.poll(shownNames).toEqual(['Asha'])
  await expect.element(page.getByRole('group', { name: 'Selected: 2 registrations' })).toBeVisible()
  await userEvent.click(rowOf('Asha').getByRole('gridcell', { name: /98765/ }))
  await userEvent.keyboard('{Control>}c{/Control}')
  await expect.poll(() => copied).toEqual([both, both])
})

test('a CSV or Excel file asked for right after a key press holds the new search results, in the columns that are shown', async () => {
  const many = Array.from({ length: 300 }, (_, n) =>
    aRegistration(n + 1, {
      name: n === 299 ? 'Wanted' : `Sample ${n}`,
      firmName: n === 299 ? 'Wanted Udyog' : 'Sample',
      pin: '751001',
    }),
  )
  await openList({ New_Registration: many }, '?columns=name,pin')
  await expect.element(page.getByText('300 registrations')).toBeVisible()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:test'
  })
  await userEvent.fill(searchField, 'wanted')
  await exportAtOnce('CSV file')

  await expect.element(page.getByText('1 row written to the file.')).toBeVisible()
  expect((await files[0]!.text()).trim()).toMatch(
    /^\uFEFF?"Name","Firm name","PIN code"\r\n"Wanted","Wanted Udyog","751001"$/,
  )

  await userEvent.clear(searchField)
  await expect.element(page.getByText('300 registrations', { exact: true })).toBeVisible()
  await userEvent.fill(searchField, 'wanted')
  await exportAtOnce('Excel file')

  await expect.poll(() => files.length).toBe(2)
  expect(await readSheet(files[1]!)).toEqual([
    ['Name', 'Firm name', 'PIN code'],
    ['Wanted', 'Wanted Udyog', '751001'],
  ])
})

/** Blocks the page for some milliseconds. */
function spend(millis: number) {
  const end = performance.now() + millis
  while (performance.now() < end);
}

test('a large CSV file shows its progress', async () => {
  const many = Array.from({ length: 300 }, (_, n) => aRegistration(n + 1))
  await openList({ New_Registration: many }, '?columns=reference')
  await expect.element(page.getByText('300 registrations')).toBeVisible()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test')
  const bar = page.getByRole('progressbar', { name: 'Creating the file' })
  // This is called for each row.
  // oxlint-disable-next-line typescript/unbound-method -- called with what it was called with
  const { slice } = String.prototype
  let slowness = 0
  vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, from, to) {
    if (this.length === 20 && from === 4 && to === 8) spend(slowness)
    return slice.call(this, from, to)
  })
  const wasShown: boolean[] = []
  const watch = new MutationObserver(() => wasShown.push(bar.elements().length > 0))
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  const download = async () => {
    wasShown.length = 0
    await exportAs('CSV file')
    await expect.element(page.getByText('300 rows written to the file.')).toBeVisible()
    return wasShown.includes(true)
  }

  expect(await download()).toBe(false)
  slowness = 3
  expect(await download()).toBe(true)
  expect(bar.elements()).toEqual([])
})

test('the print button prints all matches, also where the browser does not tell of printing', async () => {
  const many = Array.from({ length: 60 }, (_, n) => aRegistration(n + 1))
  const { store } = await openList({ New_Registration: many }, '?size=25&columns=name')
  await expect.element(page.getByText('60 registrations')).toBeVisible()
  const rows: number[] = []
  // As in an in-app browser: neither `beforeprint` nor `afterprint` comes.
  vi.spyOn(window, 'print').mockImplementation(() => {
    rows.push(document.querySelector('table')?.tBodies[0]?.rows.length ?? 0)
  })

  await exportAs('Print')
  await expect.poll(() => rows).toEqual([60])
  await userEvent.fill(searchField, many[0]!.data.mobile as string)
  await expect.element(page.getByText('1 of 60 registrations')).toBeVisible()
  await exportAs('Print')
  await expect.poll(() => rows).toEqual([60, 1])

  // Ctrl+P, where the browser does.
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('table')).toBeNull()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.querySelector('table')?.tBodies[0]?.rows.length).toBe(1)
  window.dispatchEvent(new Event('afterprint'))

  // Paper must not look live.
  const error = { code: 'unavailable', message: 'The connection was lost.' }
  store.dispatch(subscriptionFailed({ error, at: Date.now() }))
  await expect.element(page.getByText(/^Not live since/)).toBeVisible()
  await exportAs('Print')
  await expect
    .poll(() => document.querySelector('h1 + p')?.textContent)
    .toMatch(/ · not live since /)
})
