import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Milliseconds between signs of life; the SDK expects a message every 30 s. */
const heartbeat = 20_000
/** Milliseconds after which a client that asks for no further response is gone: a closed page. */
const absence = 30_000
/** UTF-16 units after which a response ends and the client asks for the next one. */
const longestResponse = 1_000_000
/** UTF-16 units of one piece, more or less. */
const pieceLength = 60_000

/**
 * The messages to one client: numbered, in the response of one long GET after another. A
 * single endless response would be slow to read, and no service sends one.
 */
export class Channel {
  readonly id = randomUUID()
  #lastId = 0
  /** The messages that the client has not confirmed, in order; the first `#sent` of them are sent. */
  #waiting: { id: number; text: string }[] = []
  #sent = 0
  #response: ServerResponse | undefined
  #length = 0
  #timer: NodeJS.Timeout | undefined
  #absent: NodeJS.Timeout | undefined
  readonly #onGone: () => void

  constructor(onGone: () => void) {
    this.#onGone = onGone
  }

  /** Sends messages, each of them JSON. */
  send(messages: readonly string[]): void {
    for (const message of messages) {
      this.#lastId += 1
      this.#waiting.push({ id: this.#lastId, text: `[${this.#lastId},[${message}]]` })
    }
    this.#flush()
  }

  /** Continues in another response, after the last message that the client has received. */
  continueIn(response: ServerResponse, received: number): void {
    clearTimeout(this.#absent)
    this.#response?.end()
    this.#response = response
    this.#length = 0
    this.#waiting = this.#waiting.filter(({ id }) => id > received)
    this.#sent = 0
    response.on('close', () => {
      if (this.#response !== undefined && this.#response !== response) return
      this.#response = undefined
      clearTimeout(this.#absent)
      this.#absent = setTimeout(this.#onGone, absence).unref()
    })
    response.flushHeaders()
    this.#flush()
  }

  /** The answer to a client that has sent something. */
  get state(): string {
    return piece(`[1,${this.#lastId - (this.#waiting.length - this.#sent)},0]`)
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
        const next = this.#waiting[this.#sent]!
        texts.push(next.text)
        length += next.text.length
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

/**
 * The server's side of WebChannel, the protocol of the web SDK's Listen stream: the client sends by
 * POST, and receives in the response of a GET.
 */
export function webChannel(
  onMessage: (channel: Channel, message: unknown) => void,
  onClose: (channel: Channel) => void,
) {
  const channels = new Map<string, Channel>()

  function end(channel: Channel) {
    channels.delete(channel.id)
    channel.close()
    onClose(channel)
  }

  async function handlePost(request: IncomingMessage, response: ServerResponse, known?: Channel) {
    const form = new URLSearchParams(await text(request))
    const channel = known ?? new Channel(() => end(channel))
    channels.set(channel.id, channel)
    // The protocol's version, and the milliseconds between its signs of life.
    response.end(known ? known.state : piece(`[[0,["c","${channel.id}","",8,12,30000]]]`))
    for (let at = 0; at < Number(form.get('count')); at += 1) {
      onMessage(channel, JSON.parse(form.get(`req${at}___data__`) ?? 'null'))
    }
  }

  return (request: IncomingMessage, response: ServerResponse, params: URLSearchParams) => {
    const id = params.get('SID')
    const channel = channels.get(id ?? '')
    if (id !== null && !channel) response.writeHead(400).end('Unknown SID')
    else if (params.get('TYPE') === 'terminate') {
      response.end()
      if (channel) end(channel)
    } else if (request.method === 'POST') void handlePost(request, response, channel)
    else channel?.continueIn(response, Number(params.get('AID')))
  }
}

/** A piece of a response: its length, and itself. */
const piece = (content: string) => `${content.length}\n${content}`
