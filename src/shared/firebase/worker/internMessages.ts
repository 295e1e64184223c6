import { createInterner } from '@/shared/text/createInterner'

/**
 * Has what is read from JSON keep equal texts once. The SDK keeps all it reads, and `JSON.parse` makes each
 * text anew: of a district as many copies as there are records. It has no other place where one could lay hands
 * on its messages, so this is for a thread in which nothing else runs.
 */
export function internMessages(): void {
  const { parse } = JSON
  const intern = createMessageInterner()
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]) =>
    intern(parse(text, reviver)) as unknown
}

/**
 * Makes a function that interns the texts in whatever it is given, in their places: those that lie below the same
 * name, as the values of one field do in `{ district: { stringValue: 'Puri' } }`
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Value).
 */
export function createMessageInterner(): <Message>(message: Message) => Message {
  const interners = new Map<string, (text: string) => string>()

  function internerOf(name: string) {
    const known = interners.get(name)
    if (known !== undefined) return known
    const made = createInterner()
    interners.set(name, made)
    return made
  }

  function visit(value: unknown, name: string) {
    if (Array.isArray(value)) {
      for (const part of value as unknown[]) visit(part, name)
    } else if (typeof value === 'object' && value !== null) {
      const parts = value as { [key: string]: unknown }
      // Not by entries: fifty thousand documents would make millions of pairs.
      for (const key in parts) {
        const part = parts[key]
        if (typeof part === 'string') parts[key] = internerOf(name)(part)
        else visit(part, key)
      }
    }
  }

  return (message) => {
    visit(message, '')
    return message
  }
}
