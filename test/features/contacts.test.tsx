import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firestoreFor } from '@test/support/emulators/firestore'
import { renderApp } from '@test/support/page/renderApp'
import { offices } from '@/content/offices'
import { texts } from '@/texts/offices'
import { features } from '@/app/features'

beforeEach(() => firestoreFor().clear())

test('Contact Us shows both offices with every way to reach them', async () => {
  renderApp('/contacts/')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Us')

  for (const { id } of offices) {
    await expect.element(main.getByRole('heading', { name: texts.offices[id].name })).toBeVisible()
  }
  for (const way of ['Address', 'Hours', 'Call', 'WhatsApp', 'Email']) {
    expect(main.getByRole('term').filter({ hasText: way }).elements()).toHaveLength(offices.length)
  }
})

test('each of the seven forms is there, under what a visitor wants', async () => {
  renderApp('/contacts/')
  const main = page.getByRole('main')
  await expect.element(main.getByText('I want to become a member')).toBeVisible()

  const targets = [...main.element().querySelectorAll('a[href^="/form/"]')].map((link) =>
    link.getAttribute('href'),
  )
  const forms = features.flatMap(({ pages }) => pages).filter(({ menu }) => menu === 'forms')
  expect(targets).toEqual(forms.map(({ path }) => path))
})
