import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A rule of Firebase Hosting: the headers of the files at an address. */
export type HeaderRule = { source: string; headers: { key: string; value: string }[] }

type Rewrite = { source: string; destination: string }

/** What only a build can know. */
export type BuiltHosting = { headers: HeaderRule[]; rewrites: Rewrite[] }

/** Where a build leaves it; it is not deployed. */
export const builtHosting = '.vite/hosting.json'

type Hosting = BuiltHosting & { public: string }
type FirebaseConfig = { firestore: { rules: string }; hosting: Hosting }

/** @param root folder of the checkout */
export const readFirebaseConfig = async (root: string) =>
  JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig

/**
 * `firebase.json` with the additions of a build: the addresses of the other languages, and the Content Security Policy
 * of each page, which names the page's inline parts by their hashes. The same for `npm start` and for
 * `npm run deploy`.
 *
 * @param root folder of the checkout
 * @param site folder of the build
 */
export async function hostingOf(root: string, site: string): Promise<Hosting> {
  const { hosting } = await readFirebaseConfig(root)
  const built = JSON.parse(await readFile(join(site, builtHosting), 'utf8')) as BuiltHosting
  return {
    ...hosting,
    // Where several rules fit an address, the last one counts; of the rewrites it is the first.
    headers: [...hosting.headers, ...built.headers],
    rewrites: [...hosting.rewrites, ...built.rewrites],
  }
}
