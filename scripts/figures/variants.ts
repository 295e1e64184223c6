/** What is compared: the same pages, as three sites would send them. */
export const variants = {
  'this build': (html: string) => html,
  'without prerendering': withoutPage,
  'without scripts': withoutScripts,
}

export type Variant = keyof typeof variants

const script = /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs

/** The page a visitor could read if no script ever came. */
function withoutScripts(html: string): string {
  return html.replace(script, '')
}

/** As the bundler writes it by itself: an empty page, and the scripts that draw it. */
function withoutPage(html: string): string {
  const [, entry = '', others = ''] = /data-entry="([^"]*)" data-others="([^"]*)"/.exec(html) ?? []
  const preloads = others.split(' ').map((href) => `<link rel="modulepreload" href="${href}">`)
  const [colours = ''] = html.match(script) ?? []
  const head = html
    .slice(0, html.indexOf('</head>'))
    .replace(script, '')
    .replace(/<style.*?<\/style>/gs, '')
  return `${head}${colours}<script type="module" src="${entry}"></script>${preloads.join('')}</head><body><div id="root"></div></body></html>`
}
