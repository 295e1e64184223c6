import type { AnyObject, ObjectSchema } from 'yup'
import { turn } from '@/shared/config/turn'
import { untilLoaded } from '@/shared/config/untilLoaded'
import type { CollectionObserver } from './collectionTypes'
import { createReader, describeFields, type Live } from './readDocument'
import { readHighest, readOne, submit, updateIf } from './write'

/** A Firestore collection: its name, and the schema its documents are read through. */
export function collection<Fields extends AnyObject>(name: string, schema: ObjectSchema<Fields>) {
  const fields = describeFields(schema)
  const { read } = createReader<Live<Fields>>(fields)
  const isDated = 'createdAt' in schema.fields

  return {
    name,

    /**
     * Watches the whole collection. Calls back with what changed, the first time with
     * everything; where that is much, with the newest of it before, once as soon as the server has said
     * them and once while the whole is read. Opens itself again after a failure; `failed` is only a
     * state. Nothing is called after the returned function was.
     */
    watch(observer: CollectionObserver<Live<Fields>>): () => void {
      let isStopped = false
      let close = () => {}
      const guarded: CollectionObserver<Live<Fields>> = {
        began: (beginning) => !isStopped && observer.began(beginning),
        changed: (news) => !isStopped && observer.changed(news),
        failed: (error) => !isStopped && observer.failed(error),
      }

      async function open() {
        // It is asked for while a page is drawn, and the SDK is much to fetch and to start.
        await turn()
        const isWanted = () => !isStopped
        const closeListener = await untilLoaded(async () => {
          const { listen } = await import('./listen')
          return listen({ name, fields, read, isDated }, guarded, isWanted)
        }, isWanted)
        if (isStopped) closeListener()
        else close = closeListener
      }
      void open()

      return () => {
        isStopped = true
        close()
      }
    },

    /** Stores a submission; see `submit` of write.ts for what may be relied on. */
    submit: (id: string, values: { [key: string]: unknown }) => submit(name, id, values),

    /** The document in which a field is highest, read once. */
    async highest(field: keyof Fields & string): Promise<Live<Fields> | undefined> {
      const found = await readHighest(name, field)
      return found && read(found.id, found.data)
    },

    /** One document, read once. */
    one: async (id: string): Promise<Live<Fields> | undefined> => {
      const data = await readOne(name, id)
      return data && read(id, data)
    },

    /**
     * Changes fields of one document and sets its `updatedAt`. Where one of them is no longer as
     * it was seen nothing is written, and the document is given back as it is now; unless it
     * already is as it should become, which is what a lost answer leaves behind.
     */
    async update(
      id: string,
      change: Partial<Fields>,
      seen: Partial<Fields>,
    ): Promise<Live<Fields> | undefined> {
      const isAsExpected = (data: { [key: string]: unknown }) => {
        const now: { [key: string]: unknown } = read(id, data)
        const isAs = (other: { [key: string]: unknown }) =>
          Object.keys(change).every((field) => now[field] === other[field])
        return isAs(seen) || isAs(change)
      }
      const present = await updateIf(name, id, change, isAsExpected)
      return present && read(id, present)
    },
  }
}
