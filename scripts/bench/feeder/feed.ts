import { encodeFields } from '@scripts/firestoreRest'
import type { Collections } from '@scripts/records'
import type { Channel } from './channel'
import {
  documentChange,
  documentRemove,
  globalSnapshot,
  nameOf,
  targetChange,
  wantedOf,
  type ListenRequest,
  type QueryRequest,
  type Wanted,
} from './messages'

/** One listener of a client; one of the latest remembers which it has. */
type Target = { channel: Channel; id: number; wanted: Wanted; has?: ReadonlySet<string> }

type Fields = ReturnType<typeof encodeFields>

/** The documents, and who listens to them. */
export class Feed {
  /** By name, as they are sent. */
  readonly #documents = new Map<string, string>()
  readonly #fields = new Map<string, Fields>()
  readonly #targets = new Set<Target>()
  #lastTick = 0

  handle(channel: Channel, { addTarget, removeTarget }: ListenRequest): void {
    if (addTarget !== undefined) {
      this.#add({ channel, id: addTarget.targetId, wanted: wantedOf(addTarget) })
    }
    if (removeTarget !== undefined) {
      this.#drop((target) => target.channel === channel && target.id === removeTarget)
      channel.send([targetChange('REMOVE', removeTarget)])
    }
  }

  close(channel: Channel): void {
    this.#drop((target) => target.channel === channel)
  }

  /** What is found for a query that is asked once, as JSON. */
  answerTo(query: QueryRequest): string {
    const readTime = this.tick()
    const found = this.#namesOf(wantedOf({ query })).map(
      (name) => `{"document":${this.#documents.get(name)},"readTime":"${readTime}"}`,
    )
    return found.length > 0 ? `[${found.join()}]` : `[{"readTime":"${readTime}"}]`
  }

  /** Writes documents, each replacing what stood there. */
  put(collections: Collections): void {
    const time = this.tick()
    const names = Object.entries(collections).flatMap(([collection, samples]) =>
      samples.map(({ id, data }) => {
        const name = nameOf(collection, id)
        const fields = encodeFields(data)
        this.#fields.set(name, fields)
        const document = { name, fields, createTime: time, updateTime: time }
        this.#documents.set(name, JSON.stringify(document))
        return name
      }),
    )
    this.#tell(names, time)
  }

  remove(collection: string, ids: readonly string[]): void {
    const names = ids.map((id) => nameOf(collection, id))
    for (const name of names) {
      this.#documents.delete(name)
      this.#fields.delete(name)
    }
    this.#tell(names, this.tick())
  }

  /** The time, later with every call. */
  tick(): string {
    this.#lastTick = Math.max(Date.now(), this.#lastTick + 1)
    return new Date(this.#lastTick).toISOString()
  }

  #add(target: Target): void {
    const { channel, id } = target
    this.#targets.add(target)
    const names = this.#namesOf(target.wanted)
    target.has = new Set(names)
    const time = this.tick()
    channel.send([
      targetChange('ADD', id),
      ...names.map((name) => documentChange(name, this.#documents.get(name), id, time)),
      targetChange('CURRENT', id, time),
      globalSnapshot(time),
    ])
  }

  #namesOf(wanted: Wanted): string[] {
    if ('name' in wanted) return [wanted.name]
    const names = [...this.#documents.keys()].filter((name) => isIn(name, wanted)).toSorted()
    if (wanted.latest === undefined) return names
    const { field, limit, before } = wanted.latest
    // Times of one form: in the order of their text. Without the field a document is in no order.
    const timeOf = (name: string) =>
      toMillisecond(String(this.#fields.get(name)?.[field]?.timestampValue ?? ''))
    const end = toMillisecond(before ?? '')
    return names
      .filter((name) => timeOf(name) !== '' && (end === '' || timeOf(name) < end))
      .toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))
      .slice(0, limit)
  }

  #drop(isOver: (target: Target) => boolean): void {
    for (const target of this.#targets) if (isOver(target)) this.#targets.delete(target)
  }

  #tell(names: readonly string[], time: string): void {
    const told = new Map<Channel, string[]>()
    for (const target of this.#targets) {
      const { channel } = target
      const messages = this.#newsFor(target, names, time)
      if (messages.length > 0) told.set(channel, [...(told.get(channel) ?? []), ...messages])
    }
    for (const [channel, messages] of told) channel.send([...messages, globalSnapshot(time)])
  }

  #newsFor(target: Target, changed: readonly string[], time: string): string[] {
    const { id, wanted, has } = target
    const change = (name: string) => documentChange(name, this.#documents.get(name), id, time)
    const own = changed.filter((name) => isIn(name, wanted))
    if (own.length === 0 || 'name' in wanted || wanted.latest === undefined) return own.map(change)
    const now = new Set(this.#namesOf(wanted))
    target.has = now
    const gone = [...(has ?? [])].filter((name) => !now.has(name))
    return [
      ...[...now].filter((name) => !has?.has(name) || own.includes(name)).map(change),
      ...gone.map((name) =>
        this.#documents.has(name) ? documentRemove(name, id, time) : change(name),
      ),
    ]
  }
}

/** Without what is finer, which the SDK writes and a seed does not. */
const toMillisecond = (time: string) => time.slice(0, '2026-01-01T00:00:00.000'.length)

const isIn = (name: string, wanted: Wanted) =>
  'name' in wanted ? name === wanted.name : name.startsWith(wanted.collection)
