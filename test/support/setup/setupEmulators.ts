import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startFirebaseTools } from '@scripts/emulators/firebaseTools'
import { freePorts, localHost } from '@scripts/emulators/ports'
import { Processes } from '@scripts/emulators/processes'
import { onceARun } from './onceARun'
import setupFirestore from './setupFirestore'
import './providedContext'

/** The Firestore emulator, and an Auth emulator that knows the demo administrator. */
export default async function setup(project: TestProject) {
  const [releaseFirestore, { thing, release }] = await Promise.all([
    setupFirestore(project),
    onceARun('auth', startAuth),
  ])
  project.provide('auth', thing.address)
  return () => Promise.all([releaseFirestore(), release()])
}

async function startAuth() {
  const folder = await mkdtemp(join(tmpdir(), 'auth-emulator-'))
  const [authPort = 0] = await freePorts(1)
  const processes = new Processes()
  const stop = async () => {
    await processes.stopAll()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await startFirebaseTools({ folder, authPort, processes })
  } catch (error) {
    await stop()
    throw error
  }
  return { address: `${localHost}:${authPort}`, stop }
}
