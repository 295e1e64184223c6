import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtHosting, type BuiltHosting } from './hostingConfig.ts'
import { drawPictures } from './pictures.ts'
import { sitemap } from './siteFiles.ts'
import { writeLanguage, type LanguageBuild } from './writeLanguage.ts'

/** Writes a file for every public page in each language, one for all others, and the files for machines. */
export async function writeSite(root: string, site: string, builds: LanguageBuild[]) {
  const written = []
  for (const build of builds) written.push(await writeLanguage(root, site, build))

  const put = (file: string, content: object) =>
    writeFile(join(site, file), JSON.stringify(content))
  const hosting: BuiltHosting = {
    headers: written.flatMap(({ headers }) => headers),
    rewrites: written.flatMap(({ rewrites }) => rewrites),
  }
  await put(builtHosting, hosting)
  await put(
    '.vite/pages.json',
    written.flatMap(({ pages }) => pages),
  )
  // A sitemap names whole addresses, so without the site's own there is none.
  const origin = written[0]?.origin ?? ''
  if (origin !== '') await writeFile(join(site, 'sitemap.xml'), sitemap(origin, written))
  await drawPictures(site)
}
