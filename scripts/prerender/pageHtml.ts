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

type Place = {
  tag: string
  base: string
  /** The note for a page that does not finish loading. */
  note: string
}

/** The `index.html` of the build, which is written in English, in another language. */
export const templateIn = (template: string, { tag, base, note }: Place): string =>
  base === ''
    ? template
    : template
        .replace('<html lang="en-IN">', `<html lang="${tag}">`)
        .replace('"/manifest.webmanifest"', `"${base}/manifest.webmanifest"`)
        .replace(
          /(<div id="not-loaded"[^>]*>).*?(?=<\/div>)/s,
          (_all, start: string) => start + note,
        )

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
