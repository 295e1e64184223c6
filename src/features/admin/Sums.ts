/** Amounts by bucket. A bucket is there as long as anything counts for it, be it for nothing. */
export class Sums {
  private readonly counts: Map<string, number>
  readonly amounts: Map<string, number>

  constructor(counts?: ReadonlyMap<string, number>, amounts?: ReadonlyMap<string, number>) {
    this.counts = new Map(counts)
    this.amounts = new Map(amounts)
  }

  copy(): Sums {
    return new Sums(this.counts, this.amounts)
  }

  /** @param count how many come; fewer than none where they go */
  add(bucket: string | undefined, amount: number, count: number) {
    if (bucket === undefined) return
    const present = (this.counts.get(bucket) ?? 0) + count
    if (present === 0) {
      this.counts.delete(bucket)
      this.amounts.delete(bucket)
      return
    }
    this.counts.set(bucket, present)
    this.amounts.set(bucket, (this.amounts.get(bucket) ?? 0) + amount)
  }

  addAll(others: Sums) {
    // Unlike a loop over the entries it makes no array for each of some ten thousand.
    others.amounts.forEach((amount, bucket) => {
      this.add(bucket, amount, others.counts.get(bucket) ?? 0)
    })
  }
}
