import type { Rendered } from '@/prerender'

type Parts = {
  /** The `index.html` of the build. */
  template: string
  rendered: Rendered
  /** The path of the route the page belongs to; none for the shell of pages that only the browser renders. */
  path?: string
  /** Addresses of the scripts of the page, each behind its imports. */
  scripts: string[]
}

/** Puts a page's file together. */
export function pageHtml({ template, rendered, path, scripts }: Parts): string {
  const { links, html } = withoutPreloads(rendered.html)
  const marked = path === undefined ? '' : ` data-page="${path}"`
  const preloads = scripts
    .filter((href) => !template.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`)
  return template
    .replace('<!--head-->', () => rendered.head + links + rendered.styles + preloads.join(''))
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${marked}>${html}</div>${rendered.data ?? ''}`,
    )
}

/** React writes the links that preload the first image beside the image; they belong into the head. */
function withoutPreloads(html: string) {
  const preload = /<link rel="preload"[^>]*>/g
  return { links: (html.match(preload) ?? []).join(''), html: html.replace(preload, '') }
}
