import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore'

/** Milliseconds of silence after which the server is asked for a sign of life. */
const silence = 7_000
/** Milliseconds between looks at the clock. */
const beat = 1_000
/** Milliseconds the server has to give it. */
const patience = 5_000
/**
 * The same while a listener still waits for its whole collection: the answer may stand in line
 * behind 50,000 documents, and cutting those off would only make them start anew, for ever.
 */
const patienceWhileLoading = 60_000
/** Milliseconds more, for an answer that waits behind a long task of this page. */
const grace = 500
/** Milliseconds after which a question counts as lost, and another is asked beside it. */
const giveUp = 15_000
/** Milliseconds between questions while the server does not answer. */
const retryPause = 2_000
/** Milliseconds a timer is late when the computer slept. Browsers stretch those of a hidden page to a minute. */
const sleepGap = 150_000

export type Connection = {
  /** To be called with every answer of the server, which is a sign of life of its own. */
  heard: () => void
  stop: () => void
}

/** The part of the SDK that the connection switches; see `watchConnection`. */
export type Network = { enable: () => Promise<void>; disable: () => Promise<void> }

/**
 * Notices when the server is gone. The SDK gives its listeners no error for that, and a
 * server that keeps the socket open but says nothing looks like one with nothing new.
 * While the server is silent the SDK's network is switched off, upon which every listener
 * reports that its data is from the cache; it is switched on again with the first answer.
 *
 * @param isLoading whether a listener has yet to hear from the server what its collection holds
 */
export function watchConnection(
  network: Network,
  probe: () => Promise<void>,
  isLoading: () => boolean,
): Connection {
  let isStopped = false
  let isLost = false
  let isAsking = false
  let lastHeard = Date.now()
  let lastTick = Date.now()
  let timer = setTimeout(() => void tick(), beat)
  const ask = createQuestion(probe)

  async function lose() {
    if (isLost) return
    isLost = true
    await network.disable()
  }

  async function check() {
    if (!navigator.onLine) return lose()
    if (isAsking) return
    isAsking = true
    const isAlive = await ask(isLoading() && !isLost ? patienceWhileLoading : patience)
    isAsking = false
    if (isStopped) return
    if (!isAlive) return lose()
    lastHeard = Date.now()
    if (!isLost) return
    isLost = false
    await network.enable()
  }

  async function tick() {
    const hasSlept = Date.now() - lastTick > sleepGap
    lastTick = Date.now()
    // A listener can fall silent for good while the computer sleeps.
    if (hasSlept) await lose()
    const isDue = Date.now() - lastHeard >= silence && document.visibilityState === 'visible'
    if (isLost || isDue) await check()
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void tick(), isLost ? retryPause : beat)
  }

  function checkNow() {
    lastHeard = 0
    void tick()
  }
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') checkNow()
  }
  const handleOffline = () => void lose()

  window.addEventListener('online', checkNow)
  window.addEventListener('offline', handleOffline)
  document.addEventListener('visibilitychange', handleVisibility)

  return {
    heard: () => {
      lastHeard = Date.now()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', checkNow)
      window.removeEventListener('offline', handleOffline)
      document.removeEventListener('visibilitychange', handleVisibility)
      if (isLost) void network.enable()
    },
  }
}

/** The two switches of the full SDK. */
export const networkOf = (db: Firestore): Network => ({
  enable: () => enableNetwork(db),
  disable: () => disableNetwork(db),
})

const after = (millis: number) =>
  new Promise<false>((resolve) => setTimeout(() => resolve(false), millis))

/** Asks, and says whether an answer came in time. A question still open is not asked again. */
function createQuestion(probe: () => Promise<void>): (patience: number) => Promise<boolean> {
  let open: { askedAt: number; answer: Promise<boolean> } | undefined

  return async function ask(millis) {
    if (open === undefined || Date.now() - open.askedAt > giveUp) {
      const answer = probe().then(
        () => true,
        () => false,
      )
      const question = { askedAt: Date.now(), answer }
      open = question
      void answer.then(() => {
        if (open === question) open = undefined
      })
    }
    const { answer } = open
    return (await Promise.race([answer, after(millis)])) || Promise.race([answer, after(grace)])
  }
}
