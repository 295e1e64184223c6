import type { TestProject } from 'vitest/node'
import { findFirestore } from '@scripts/emulators/findFirestore'
import { runFirestore } from '@scripts/emulators/firestoreEmulator'
import { clearFirestore } from '@scripts/emulators/firestoreRest'
import { freePorts } from '@scripts/emulators/ports'
import { Processes } from '@scripts/emulators/processes'
import { onceARun } from './onceARun'
import './providedContext'

/** The Firestore emulator, one for all projects of a run. */
export default async function setup(project: TestProject) {
  const { thing, release } = await onceARun('firestore', startFirestore)
  project.provide('firestore', `${thing.host}:${thing.port}`)
  return release
}

async function startFirestore() {
  const source = await findFirestore()
  if ('missing' in source) throw new Error(`There is no Firestore emulator: ${source.missing}.`)
  const processes = new Processes()
  const stop = () => processes.stopAll()
  try {
    const [port = 0] = await freePorts(1)
    const emulator = await runFirestore(source, processes, port)
    await clearFirestore(emulator)
    return { ...emulator, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
