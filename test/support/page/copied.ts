import { vi } from 'vitest'

/**
 * Follows what the page copies: the texts in their order. One that waits for something is there once it has
 * come; one that does not come is not copied.
 */
export function followCopies(): string[] {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    copied.push(await (await item!.getType('text/plain')).text())
  })
  return copied
}
