import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs in the search path. */
export const inPath = (names: readonly string[], path = process.env.PATH ?? '') =>
  names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file))

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox'

export const firefoxPath = () =>
  process.env.FIREFOX_PATH ||
  inPath(['firefox-esr', 'firefox']) ||
  (existsSync(macFirefox) ? macFirefox : undefined)

export const webKitDriverPath = () => inPath(['WebKitWebDriver'])
export const screenPath = () => inPath(['Xvfb'])

/** The browser that comes with the driver. */
export const miniBrowserPath = () =>
  ['x86_64', 'aarch64']
    .flatMap((processor) =>
      ['4.1', '4.0', '6.0'].map(
        (version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    )
    .find((file) => existsSync(file))
