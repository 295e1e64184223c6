/** What visitors' browsers are like at their worst. Each runs in the page, before anything else. */
export const browserConditions: Record<string, () => void> = {
  Plain: () => {},
  Ahead: () => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 365 * 86_400_000
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  Behind: () => {
    const now = Date.now.bind(Date)
    Date.now = () => now() - 365 * 86_400_000
    const get = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', { get })
    Object.defineProperty(window, 'localStorage', { get })
  },
}
