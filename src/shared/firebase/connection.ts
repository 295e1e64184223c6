import { createQuestion } from './question'

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
/** Milliseconds between questions while the server does not answer. */
const retryPause = 2_000
/** Milliseconds between databases, should one after the other break. */
const renewPause = 10_000
/** Milliseconds a timer is late when the computer slept. Browsers stretch those of a hidden page to a minute. */
const sleepGap = 150_000

export type Connection = {
  /** To be called with every answer of the server, which is a sign of life of its own. */
  heard: () => void
  stop: () => void
}

/** The part of the SDK that the connection switches; see `watchConnection`. */
export type Network = {
  enable: () => void
  disable: () => void
  /** Whether the SDK has given itself up, and tells nobody. */
  isBroken: () => boolean
  /** Starts anew with a database that works. */
  renew: () => void
}

/**
 * Notices when the server is gone. The SDK gives its listeners no error for that, and a
 * server that keeps the socket open but says nothing looks like one with nothing new.
 * While the server is silent the SDK's network is switched off, upon which every listener
 * reports that its data is from the cache; it is switched on again with the first answer.
 * Where the SDK itself has broken down, it is started anew.
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
  let lastRenewed = -Infinity
  let timer = setTimeout(() => void tick(), beat)
  const ask = createQuestion(probe)

  function lose() {
    if (isLost) return
    isLost = true
    network.disable()
  }

  async function check() {
    if (!navigator.onLine) return lose()
    if (isAsking) return
    isAsking = true
    const limit = isLoading() && !isLost ? patienceWhileLoading : patience
    const isAlive = await ask(limit).finally(() => {
      isAsking = false
    })
    if (isStopped) return
    if (!isAlive) return lose()
    lastHeard = Date.now()
    if (!isLost) return
    isLost = false
    network.enable()
  }

  function renew() {
    if (performance.now() - lastRenewed < renewPause) return
    lastRenewed = performance.now()
    // A new database begins with its network on, and nothing is known of the server.
    isLost = false
    lastHeard = 0
    network.renew()
  }

  async function tick() {
    try {
      await look()
    } finally {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(() => void tick(), isLost ? retryPause : beat)
    }
  }

  async function look() {
    if (network.isBroken()) renew()
    const passed = Date.now() - lastTick
    lastTick = Date.now()
    // A listener can fall silent for good while the computer sleeps. A clock that is set back by
    // days would count no silence before it has come as far again.
    if (passed > sleepGap || passed < 0) lose()
    const isDue = Date.now() - lastHeard >= silence && document.visibilityState === 'visible'
    if (isLost || isDue) await check()
  }

  function checkNow() {
    lastHeard = 0
    void tick()
  }
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') checkNow()
  }
  // What was open when the page was put aside may be dead by now, and nobody would say so.
  const handleResume = () => {
    lastTick = -Infinity
    checkNow()
  }
  const handleShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handleResume()
  }

  document.addEventListener('resume', handleResume)
  window.addEventListener('pageshow', handleShown)
  window.addEventListener('online', checkNow)
  window.addEventListener('offline', lose)
  document.addEventListener('visibilitychange', handleVisibility)

  return {
    heard: () => {
      lastHeard = Date.now()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', checkNow)
      window.removeEventListener('offline', lose)
      document.removeEventListener('visibilitychange', handleVisibility)
      document.removeEventListener('resume', handleResume)
      window.removeEventListener('pageshow', handleShown)
      if (isLost) network.enable()
    },
  }
}
