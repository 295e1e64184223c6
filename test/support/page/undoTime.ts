import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

const realNow = Date.now.bind(Date)
let passed = 0

/** Lets seconds pass, until the end of the test. */
export function passSeconds(seconds: number) {
  if (passed === 0) {
    onTestFinished(() => {
      passed = 0
      vi.restoreAllMocks()
    })
  }
  passed += seconds
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + passed * 1000)
}

/** The time in which a step can be undone is over, wherever pointer and focus are: it is written. */
export async function endUndoTime() {
  await expect.element(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible()
  passSeconds(121)
}
