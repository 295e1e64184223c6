import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aRegistration, submissionId } from '@scripts/samples/records'
import { exportAtOnce } from '@test/support/page/exportMenu'
import { firestoreFor } from '@test/support/emulators/firestore'
import { openDesk } from '@test/support/page/openDesk'
import { renderApp } from '@test/support/page/renderApp'
import { referenceOf } from '@/shared/requests/reference'

const firestore = firestoreFor()
const record = aRegistration(1, { name: 'Asha', email: 'asha@example.org' })
const reference = referenceOf('NR', record.id)

let copied: string[]

beforeEach(async () => {
  await firestore.clear()
  copied = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  // Asked for within the press; the text comes once it is recorded.
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const at = copied.push('')
    copied[at - 1] = await (await item!.getType('text/plain')).text()
  })
})

afterEach(() => vi.restoreAllMocks())

/** What a press has copied by the time it is over: later, Safari refuses to copy. */
async function copiedWithin(name: string): Promise<string[]> {
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeEnabled()
  const element = button.element() as HTMLElement
  element.click()
  return [...copied]
}

test('a reference number is copied within the press', async () => {
  renderApp(`/form/newregistration/received/${referenceOf('NR', submissionId(1))}`)

  expect(await copiedWithin('Copy')).toEqual([referenceOf('NR', submissionId(1))])
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
})

test('the link to a company is copied within the press', async () => {
  renderApp('/company/jphandloom/')

  expect(await copiedWithin('Copy link')).toEqual([`${location.origin}/company/jphandloom/`])
})

test('addresses, and a record, are copied within the press', async () => {
  await firestore.seed({
    New_Registration: [record],
  })
  const { router } = await openDesk({ at: '/memberlist' })
  await expect.element(page.getByRole('link', { name: 'Asha' })).toBeVisible()

  await exportAtOnce('Copy emails')
  expect(copied).toEqual([''])
  await expect.poll(() => copied).toEqual(['asha@example.org'])

  copied = []
  await router.navigate(`/member/${record.id}`)
  expect((await copiedWithin('Copy')).join()).toContain(reference)
})
