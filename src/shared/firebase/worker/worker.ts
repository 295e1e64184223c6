import { initializeApp } from 'firebase/app'
import { createHost } from './host'
import { provideIdentity } from './identity'
import { internMessages } from './internMessages'
import type { Answer, Ask, Start } from './messages'

/*
 * The SDK that listens, in a thread of its own: what it does with each document, and with all of
 * them whenever one changes, no person who types or scrolls has to wait for.
 */

internMessages()

const say = (answer: Answer) => postMessage(answer)

addEventListener('message', ({ data: env }: MessageEvent<Start>) => start(env), { once: true })
postMessage('ready')

function start(env: Start) {
  const app = initializeApp(env.firebase)
  const hear = provideIdentity(app, say)
  const host = createHost(app, env, say)
  const ask = (question: Ask) => {
    hear(question)
    host.then(
      (opened) => (question.kind === 'stop' ? opened.stop() : opened.ask(question)),
      () => say({ kind: 'broke' }),
    )
  }
  addEventListener('message', ({ data }: MessageEvent<Ask>) => ask(data))
  // Only in a page does the SDK hear of it by itself, and else it would wait out its own pause.
  addEventListener('online', () => {
    ask({ kind: 'switchNetwork', isOn: false })
    ask({ kind: 'switchNetwork', isOn: true })
  })
}
