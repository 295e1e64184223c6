import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** Milliseconds after which a silent channel is told that it lives; the SDK expects a word every 30 s. */
const heartbeat = 20_000
/**
 * Milliseconds after which a client that has broken off a response will not ask for another one: it
 * does both at once where the first answer was slow.
 */
const absence = 30_000
/** UTF-16 units after which a response ends and the client asks for the next one. */
const longestResponse = 1_000_000
/** UTF-16 units that are sent as one piece, give or take a message. */
const pieceLength = 60_000

/**
 * What is sent to one client: numbered messages, in the response of one long GET after another.
 * A response that grew without end would be slow to read, and no service sends one.
 */
export class Channel {
  readonly id = randomUUID()
  #lastId = 0
  /** What the client has not confirmed, in order; the first so many are sent. */
  #waiting: { id: number; text: string }[] = []
  #sent = 0
  #response: ServerResponse | undefined
  #length = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #absent: ReturnType<typeof setTimeout> | undefined
  readonly #left: () => void

  /** @param left called when the client has gone without a word, as a closed page does */
  constructor(left: () => void) {
    this.#left = left
  }

  /** Sends messages, each of them JSON. */
  send(messages: readonly string[]): void {
    for (const message of messages) {
      this.#lastId += 1
      this.#waiting.push({ id: this.#lastId, text: `[${this.#lastId},[${message}]]` })
    }
    this.#flush()
  }

  /** Goes on in another response, behind what the client says it has. */
  continueIn(response: ServerResponse, received: number): void {
    clearTimeout(this.#absent)
    this.#response?.end()
    this.#response = response
    this.#length = 0
    this.#waiting = this.#waiting.filter(({ id }) => id > received)
    this.#sent = 0
    response.on('close', () => {
      // Ended here or broken off there, it may be the last one: of a closed page the end is heard late.
      if (this.#response !== undefined && this.#response !== response) return
      this.#response = undefined
      clearTimeout(this.#absent)
      this.#absent = setTimeout(this.#left, absence).unref()
    })
    response.flushHeaders()
    this.#flush()
  }

  /** What a client is told that has just sent something. */
  get state(): string {
    const lastSent = this.#lastId - (this.#waiting.length - this.#sent)
    return piece(`[1,${lastSent},0]`)
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#absent)
    this.#response?.end()
    this.#response = undefined
  }

  #flush(): void {
    while (this.#response !== undefined && this.#sent < this.#waiting.length) {
      const texts: string[] = []
      for (let length = 0; length < pieceLength && this.#sent < this.#waiting.length;) {
        const { text } = this.#waiting[this.#sent]!
        texts.push(text)
        length += text.length
        this.#sent += 1
      }
      const written = piece(`[${texts.join()}]`)
      this.#response.write(written)
      this.#length += written.length
      if (this.#length > longestResponse) {
        this.#response.end()
        this.#response = undefined
      }
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.send(['"noop"']), heartbeat).unref()
  }
}

/** A piece of a response: its length, and itself. */
export const piece = (content: string) => `${content.length}\n${content}`
