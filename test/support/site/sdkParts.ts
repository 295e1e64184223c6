import type { Page } from 'playwright'

/** Words that stand in the SDK's code whatever its chunks are called. */
const marks = { lite: 'firestore/lite', full: 'WebChannel', auth: 'identitytoolkit' }

/** Listens from now on. Returns the function that says which parts of the SDK have been loaded. */
export function sdkParts(page: Page) {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''))
  })
  return async () => {
    const all = (await Promise.all(texts)).join('\n')
    return Object.entries(marks)
      .filter(([, mark]) => all.includes(mark))
      .map(([part]) => part)
  }
}
