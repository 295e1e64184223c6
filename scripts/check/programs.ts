import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that the search path has. */
const inPath = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((file) => existsSync(file))

const firefoxOfMac = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** An installed Firefox, or the one that `FIREFOX_PATH` names. */
export const firefoxPath = () =>
  process.env.FIREFOX_PATH ||
  inPath('firefox-esr', 'firefox') ||
  (existsSync(firefoxOfMac) ? firefoxOfMac : undefined)

export const webKitDriverPath = () => inPath('WebKitWebDriver')
/** The screen for a browser that needs one. */
export const screenPath = () => inPath('Xvfb')

/** WebKit's smallest browser, which comes with its driver. */
export const miniBrowserPath = () =>
  ['x86_64', 'aarch64']
    .flatMap((processor) =>
      ['6.0', '4.1', '4.0'].map(
        (version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    )
    .find((file) => existsSync(file))
