/** An array whose elements are copied before they are first written. */
export class OwnCopies<Shared, Own extends Shared> {
  readonly items: Shared[]
  private readonly own = new Set<Shared>()
  private readonly copy: (shared: Shared) => Own

  constructor(items: readonly Shared[], copy: (shared: Shared) => Own) {
    this.items = [...items]
    this.copy = copy
  }

  read(at: number): Shared {
    return this.items[at] as Shared
  }

  write(at: number): Own {
    const present = this.read(at)
    if (this.own.has(present)) return present as Own
    const copied = this.copy(present)
    this.adopt(copied)
    this.items[at] = copied
    return copied
  }

  adopt(made: Own): Own {
    this.own.add(made)
    return made
  }
}
