import { encodeFields } from '@scripts/firestoreRest'
import type { Collections } from '@scripts/records'
import type { Channel } from './channel'
import {
  documentChange,
  globalSnapshot,
  nameOf,
  targetChange,
  wantedOf,
  type ListenRequest,
} from './messages'

/** One listener of a client. */
type Target = { channel: Channel; id: number; wanted: string }

/** The documents, and who listens to them. Does not remember what a listener had before. */
export class Feed {
  /** By name, as they are sent. */
  readonly #documents = new Map<string, string>()
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

  /** Writes documents, each replacing what stood there. */
  put(collections: Collections): void {
    const time = this.tick()
    const names = Object.entries(collections).flatMap(([collection, samples]) =>
      samples.map(({ id, data }) => {
        const name = nameOf(collection, id)
        const document = { name, fields: encodeFields(data), createTime: time, updateTime: time }
        this.#documents.set(name, JSON.stringify(document))
        return name
      }),
    )
    this.#tell(names, time)
  }

  remove(collection: string, ids: readonly string[]): void {
    const names = ids.map((id) => nameOf(collection, id))
    for (const name of names) this.#documents.delete(name)
    this.#tell(names, this.tick())
  }

  /** The time, later with every call. */
  tick(): string {
    this.#lastTick = Math.max(Date.now(), this.#lastTick + 1)
    return new Date(this.#lastTick).toISOString()
  }

  #add(target: Target): void {
    const { channel, id, wanted } = target
    this.#targets.add(target)
    const names = wanted.endsWith('/')
      ? [...this.#documents.keys()].filter((name) => isIn(name, wanted)).toSorted()
      : [wanted]
    const time = this.tick()
    channel.send([
      targetChange('ADD', id),
      ...names.map((name) => documentChange(name, this.#documents.get(name), id, time)),
      targetChange('CURRENT', id, time),
      globalSnapshot(time),
    ])
  }

  #drop(isOver: (target: Target) => boolean): void {
    for (const target of this.#targets) if (isOver(target)) this.#targets.delete(target)
  }

  #tell(names: readonly string[], time: string): void {
    const told = new Map<Channel, string[]>()
    for (const { channel, id, wanted } of this.#targets) {
      const messages = names
        .filter((name) => isIn(name, wanted))
        .map((name) => documentChange(name, this.#documents.get(name), id, time))
      if (messages.length > 0) told.set(channel, [...(told.get(channel) ?? []), ...messages])
    }
    for (const [channel, messages] of told) channel.send([...messages, globalSnapshot(time)])
  }
}

const isIn = (name: string, wanted: string) =>
  wanted.endsWith('/') ? name.startsWith(wanted) : name === wanted
