import { demoProjectId } from '@/shared/config/parseEnv'
import { runningStack } from '@scripts/emulators/runningStack'

/** A database, and the way past its rules. */
export type Place = {
  /** With its protocol. */
  server: string
  project: string
  /** Of an owner of the project. */
  token: string
}

/**
 * A project of Firebase, by the token in ACCESS_TOKEN; left out, the emulators that run.
 *
 * @param command as it was typed, without its options
 */
export async function ownersPlace(project: string | undefined, command: string): Promise<Place> {
  if (project === undefined) {
    const { host, port } = (await runningStack()).firestore
    return { server: `http://${host}:${port}`, project: demoProjectId, token: 'owner' }
  }
  const { ACCESS_TOKEN: token } = process.env
  if (!token) {
    throw new Error(
      `Name a token of somebody who owns the project: ACCESS_TOKEN=$(gcloud auth print-access-token) ${command} --project <id>`,
    )
  }
  return { server: 'https://firestore.googleapis.com', project, token }
}

/** Asks Firestore's REST interface. */
export function askPlace({ server, project, token }: Place) {
  const documents = `projects/${project}/databases/(default)/documents`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${server}/v1/${documents}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

  return { documents, ask }
}
