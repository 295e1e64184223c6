import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What Chromium needs to run quietly, also as root and without a graphics card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The same engine without the work of a window, which takes a third of the tests' time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** An installed Chromium; undefined leaves the choice to Playwright, which may have its own. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || usualPlaces.find((file) => existsSync(file))

/** The Chromium for tests: the headless shell where there is one. */
export const findTestChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : findChromium())

/**
 * The environment of a Chromium for tests and pictures. Noto Sans Oriya of Debian, version 2.000, puts ୁ, ୂ and ୃ
 * under the wrong letter after a conjunct (notofonts/noto-fonts 2385): କରନ୍ତୁ, on nearly every button.
 */
export const chromiumEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
}
