import { onTestFinished, vi } from 'vitest'

const realNow = Date.now.bind(Date)

/** The clock of the device is off by milliseconds, until the end of the test. */
export function setClockWrong(ahead: number) {
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
  onTestFinished(() => {
    spy.mockRestore()
  })
}
