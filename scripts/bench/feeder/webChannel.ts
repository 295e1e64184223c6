import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Channel, piece } from './channel'

type Handlers = {
  /** A client has said something. */
  heard: (channel: Channel, message: unknown) => void
  closed: (channel: Channel) => void
}

/**
 * The server's side of WebChannel, the protocol in which Firestore's web SDK holds its Listen
 * stream: what the client says comes by POST, and what it is told goes into the response of a GET.
 */
export function webChannel({ heard, closed }: Handlers) {
  const channels = new Map<string, Channel>()

  function open(): Channel {
    const channel = new Channel(() => end(channel))
    channels.set(channel.id, channel)
    return channel
  }

  function end(channel: Channel) {
    channels.delete(channel.id)
    channel.close()
    closed(channel)
  }

  async function handlePost(request: IncomingMessage, response: ServerResponse, known?: Channel) {
    const form = new URLSearchParams(await text(request))
    const channel = known ?? open()
    // The protocol's version, and the milliseconds between its signs of life.
    response.end(known ? known.state : piece(`[[0,["c","${channel.id}","",8,12,30000]]]`))
    for (let at = 0; at < Number(form.get('count')); at += 1) {
      heard(channel, JSON.parse(form.get(`req${at}___data__`) ?? 'null'))
    }
  }

  return function handle(
    request: IncomingMessage,
    response: ServerResponse,
    params: URLSearchParams,
  ) {
    const id = params.get('SID')
    const channel = channels.get(id ?? '')
    if (id !== null && channel === undefined) {
      response.writeHead(400).end('Unknown SID')
    } else if (params.get('TYPE') === 'terminate') {
      response.end()
      if (channel !== undefined) end(channel)
    } else if (request.method === 'POST') {
      void handlePost(request, response, channel)
    } else {
      channel?.continueIn(response, Number(params.get('AID')))
    }
  }
}
