import type { TestProject } from 'vitest/node'
import { startFirestore } from '@scripts/firestoreEmulator'
import { onceARun } from './onceARun'
import './providedContext'

/** The Firestore emulator, one for all projects of a run. */
export default async function setup(project: TestProject) {
  const { thing, release } = await onceARun('firestore', () => startFirestore())
  project.provide('firestore', `${thing.host}:${thing.port}`)
  return release
}
