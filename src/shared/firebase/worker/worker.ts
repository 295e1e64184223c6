import { initializeApp } from 'firebase/app'
import { createHost } from './host'
import { provideIdentity } from './identity'
import type { Answer, Ask, Start } from './messages'

/*
 * The SDK that listens, in a thread of its own: what it does with each document, and with all of
 * them whenever one changes, no person who types or scrolls has to wait for.
 */

const say = (answer: Answer) => postMessage(answer)

addEventListener('message', ({ data: env }: MessageEvent<Start>) => start(env), { once: true })
postMessage('ready')

function start(env: Start) {
  const app = initializeApp(env.firebase)
  const hear = provideIdentity(app, say)
  const host = createHost(app, env, say)
  addEventListener('message', ({ data: ask }: MessageEvent<Ask>) => {
    hear(ask)
    void host.then((opened) => (ask.kind === 'stop' ? opened.stop() : opened.ask(ask)))
  })
}
