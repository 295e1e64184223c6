// oxlint-disable-next-line import/default -- the bundler's word for the address of a worker
import workerAddress from './worker?worker&url'
import { env, isDevelopment } from '@/shared/config/env'
import { firebaseApp } from '@/shared/firebase/firebaseApp'
import type { Answer, Ask, Host, Start } from './messages'

/**
 * Milliseconds in which an SDK that is put away tells the server so, which would else hold its
 * connection open until a time limit; a browser has six of them without HTTP/2.
 */
const farewell = 1_000

/**
 * Starts the SDK that listens: in a worker, or in the page where the browser gives none, and for the device
 * backend, which writes by the same SDK.
 *
 * @throws Error when its code cannot be loaded
 */
export async function startHost(hear: (answer: Answer) => void): Promise<Host> {
  return (await startWorker(hear)) ?? startHere(hear)
}

async function startHere(hear: (answer: Answer) => void): Promise<Host> {
  const { createHost } = await import('./host')
  return createHost(firebaseApp(), env, hear)
}

function startWorker(hear: (answer: Answer) => void): Promise<Host | undefined> {
  if (__DEVICE__) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    let isReady = false
    try {
      const worker = new Worker(trusted(workerAddress), {
        // As the bundler makes them: one file, or modules in development.
        type: isDevelopment ? 'module' : 'classic',
      })
      worker.addEventListener('error', () => {
        // One that has started goes on after an error.
        if (!isReady) worker.terminate()
        resolve(undefined)
      })
      worker.addEventListener('message', ({ data }: MessageEvent<Answer | 'ready'>) => {
        if (data !== 'ready') hear(data)
        else {
          isReady = true
          worker.postMessage(env satisfies Start)
          resolve({
            ask: (ask: Ask) => worker.postMessage(ask),
            stop() {
              worker.postMessage({ kind: 'stop' } satisfies Ask)
              setTimeout(() => worker.terminate(), farewell)
            },
          })
        }
      })
    } catch {
      resolve(undefined)
    }
  })
}

type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = {
  createPolicy: (name: string, policy: Policy) => Policy
}

/** The site's security policy lets no script's address through that is but a text. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('live-data', { createScriptURL: (own) => own })
  return policy?.createScriptURL(address) ?? address
}
