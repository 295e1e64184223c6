import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startStack } from '@scripts/emulators/stack'
import type { Address } from '@scripts/emulators/firestoreRest'
import { onceARun } from './onceARun'
import './providedContext'

/** A site that uses App Check; the emulators take any token for it. */
const settings = { VITE_APPCHECK_KEY: '6LcSampleSampleSampleSample_Sample-Sample' }

/** The site built and served as `npm start` does it, with fresh data in a temporary folder. */
export default async function setup(project: TestProject) {
  const { thing, release } = await onceARun('site', startSite)
  project.provide('site', thing.site)
  return release
}

async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const stack = await startStack({
      outDir: join(folder, 'dist'),
      folder: join(folder, 'data'),
      fresh: true,
      settings,
    })
    // The tests fail without that process; this says why it ended.
    stack.crashed.catch((error: Error) => console.error(error.message))
    const { siteUrl, firestore, auth } = stack
    if (!firestore || !auth) {
      await stack.stop()
      throw new Error(`The journeys need the emulators, but: ${stack.backend}`)
    }
    return {
      site: {
        url: siteUrl,
        dist: join(folder, 'dist'),
        firestore: written(firestore),
        auth: written(auth),
        firestorePid: firestore.pid ?? 0,
      },
      async stop() {
        await stack.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

const written = ({ host, port }: Address) => `${host}:${port}`
