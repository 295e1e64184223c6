import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'
import '@test/support/setup/providedContext'

/** Stops the site's Firestore emulator in its tracks for a time, and goes on whatever happens. */
export async function pauseFirestore(millis: number, meanwhile: () => Promise<void>) {
  const { firestorePid } = inject('site')
  const isOver = wait(millis)
  process.kill(firestorePid, 'SIGSTOP')
  try {
    await meanwhile()
    await isOver
  } finally {
    process.kill(firestorePid, 'SIGCONT')
  }
}
