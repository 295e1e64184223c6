/** Something several projects of one run use, and how it ends. */
export type Shared = { stop: () => Promise<void> }

type Entry = { users: number; started: Promise<Shared> }

// Each project loads the set-up files again, so what they share must be outside of modules.
const key = Symbol.for('test.onceARun')
const holder = globalThis as typeof globalThis & { [key]?: Map<string, Entry> }
const entries = (holder[key] ??= new Map())

/** Starts `name` for its first user; it ends when its last one has called `release`. */
export async function onceARun<Thing extends Shared>(name: string, start: () => Promise<Thing>) {
  const entry = entries.get(name) ?? { users: 0, started: start() }
  entries.set(name, entry)
  entry.users += 1
  return {
    thing: (await entry.started) as Thing,
    release: async () => {
      entry.users -= 1
      if (entry.users > 0) return
      entries.delete(name)
      await (await entry.started).stop()
    },
  }
}
