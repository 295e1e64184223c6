import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Picture } from '@/shared/ui/art/Photo'
import { makeSizes, type SizedFile } from './imageSizes.ts'

const asked = /\.(jpe?g|png)\?responsive$/i

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

/**
 * `import photo from './photo.jpg?responsive'` gives a `Picture`: the photo in all sizes and
 * formats, to be shown by the component `Photo`. The sizes are made while building; while
 * developing they are made when a page first asks for the photo.
 */
export function images(): Plugin {
  let cacheFolder = ''
  let assetsDir = 'assets'
  let base = '/'
  const served = new Map<string, SizedFile>()

  return {
    name: 'responsive-images',
    // Before Vite's own handling of pictures, which gives an address alone.
    enforce: 'pre',

    configResolved(config) {
      cacheFolder = join(config.cacheDir, 'photos')
      assetsDir = config.build.assetsDir
      base = config.base
    },

    async load(id) {
      if (!asked.test(id)) return undefined
      const file = id.replace(/\?.*$/, '')
      const { width, height, color, files } = await makeSizes(
        await readFile(file),
        file,
        cacheFolder,
      )
      const urlOf = ({ name }: SizedFile) => `${base}${assetsDir}/${name}`

      const isBuild = this.environment.mode === 'build'
      // The HTML is rendered by a build of its own. It names the same files and need not write them.
      const isWritten = isBuild && this.environment.config.consumer === 'client'
      for (const sized of files) {
        if (!isBuild) served.set(urlOf(sized), sized)
        if (!isWritten) continue
        this.emitFile({
          type: 'asset',
          fileName: `${assetsDir}/${sized.name}`,
          source: sized.content,
        })
      }

      const srcSet = (format: string) =>
        files
          .filter((sized) => sized.format === format)
          .map((sized) => `${urlOf(sized)} ${sized.width}w`)
          .join(', ')
      const largest = files.findLast(({ format }) => format === 'jpg')
      const picture: Picture = {
        src: largest ? urlOf(largest) : '',
        width,
        height,
        color,
        avif: srcSet('avif'),
        webp: srcSet('webp'),
        jpeg: srcSet('jpg'),
      }
      return { code: `export default ${JSON.stringify(picture)}`, map: null }
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sized = served.get(request.url?.replace(/\?.*$/, '') ?? '')
        if (sized === undefined) return next()
        response.setHeader('Content-Type', types[sized.format] ?? '')
        response.end(sized.content)
      })
    },
  }
}
