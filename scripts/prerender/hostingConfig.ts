import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A rule of Firebase Hosting: the headers of the files at an address. */
export type HeaderRule = { source: string; headers: { key: string; value: string }[] }

/** Where a build leaves the rules that only it can know; it is not deployed. */
export const builtRules = '.vite/headers.json'

type Hosting = { public: string; headers: HeaderRule[]; rewrites: { source: string }[] }
type FirebaseConfig = { firestore: { rules: string }; hosting: Hosting }

/** @param root folder of the checkout */
export const readFirebaseConfig = async (root: string) =>
  JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig

/**
 * `firebase.json` with the additions of a build: the Content Security Policy of each
 * page, which names the page's inline parts by their hashes. The same for `npm start` and for
 * `npm run deploy`.
 *
 * @param root folder of the checkout
 * @param site folder of the build
 */
export async function hostingOf(root: string, site: string): Promise<Hosting> {
  const { hosting } = await readFirebaseConfig(root)
  const built = JSON.parse(await readFile(join(site, builtRules), 'utf8')) as HeaderRule[]
  // Where several rules fit an address, the last one counts.
  return { ...hosting, headers: [...hosting.headers, ...built] }
}
