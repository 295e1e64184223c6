import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findFirestore } from '@scripts/emulators/findFirestore'
import { Processes } from '@scripts/emulators/processes'
import { binary, root } from '@scripts/paths'
import { findTestChromium } from '@test/support/browser/chromium'
import { firefoxPath, miniBrowserPath, screenPath, webKitDriverPath } from './programs'

export type Program = 'emulator' | 'Chromium' | 'Firefox' | 'WebKit'

/** For each program that is not there, a sentence that says how to install it. */
export type Missing = Partial<Record<Program, string>>

const packages = { Chromium: 'chromium', Firefox: 'firefox-esr', WebKit: 'webkit2gtk-driver xvfb' }
const list = new Intl.ListFormat('en-GB')
type Browser = keyof typeof packages

const isThere: Record<Browser, () => boolean> = {
  Chromium: () => existsSync(findTestChromium() ?? chromium.executablePath()),
  Firefox: () => existsSync(firefoxPath() ?? ''),
  WebKit: () => [webKitDriverPath(), miniBrowserPath(), screenPath()].every(Boolean),
}

/** The browsers that are not there, and the one command that installs them. */
export function missingBrowsers(): Missing {
  const names = (Object.keys(packages) as Browser[]).filter((name) => !isThere[name]())
  const command = `sudo apt-get install ${names.map((name) => packages[name]).join(' ')}`
  const verb = names.length === 1 ? 'is' : 'are'
  const sentence = `${list.format(names)} ${verb} missing. On Debian, install with: ${command}`
  return Object.fromEntries(names.map((name) => [name, sentence]))
}

/** The emulator, after firebase-tools has tried to download it. */
export async function missingEmulator(): Promise<Missing> {
  const source = await findFirestore().catch(({ message }: Error) => ({ missing: message }))
  if (!('missing' in source)) return {}
  return { emulator: `There is no Firestore emulator: ${source.missing}.` }
}

/** The programs that the tests need and that are missing, after npm's packages have fetched theirs. */
export async function missingPrograms(): Promise<Missing> {
  if (findTestChromium() === undefined && !isThere.Chromium()) await fetchChromium()
  return { ...missingBrowsers(), ...(await missingEmulator()) }
}

/** Playwright's own Chromium, about 200 MB, into the folder of the person's cache. */
async function fetchChromium(): Promise<void> {
  console.log('Chromium is missing. Playwright downloads its own…')
  const name = "download of Playwright's Chromium"
  const args = [binary('playwright'), 'install', 'chromium']
  await new Processes()
    .run({ name, file: process.execPath, args, cwd: root }, 600_000)
    .catch(() => console.log('The download failed.'))
}
