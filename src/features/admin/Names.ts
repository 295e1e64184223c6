/** Several names under a key. Most keys have one, for which a set of its own would be a waste. */
export class Names {
  private readonly known = new Map<string, string | Set<string>>()

  get(key: string): string[] {
    const names = this.known.get(key) ?? []
    return typeof names === 'string' ? [names] : [...names]
  }

  isShared(key: string): boolean {
    const names = this.known.get(key)
    return typeof names === 'object' && names.size > 1
  }

  add(key: string, name: string) {
    const names = this.known.get(key)
    if (names === undefined) this.known.set(key, name)
    else if (typeof names === 'string') this.known.set(key, new Set([names, name]))
    else names.add(name)
  }

  remove(key: string, name: string) {
    const names = this.known.get(key)
    if (names instanceof Set) names.delete(name)
    else if (names === name) this.known.delete(key)
  }
}
