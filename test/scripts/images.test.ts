import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { images } from '@scripts/images/images'
import { makeSizes } from '@scripts/images/imageSizes'
import type { Picture } from '@/shared/ui/art/Photo'

let home = ''
const laterite = { r: 160, g: 72, b: 40 }

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'images-'))
})
afterAll(() => rm(home, { recursive: true }))

/** A photo as a camera held upright writes it: lying on its side, with a note how to turn it. */
const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: laterite } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photo in a folder becomes pictures of all sizes and formats in the built site', async () => {
  const src = join(home, 'site')
  const photo = join(src, 'Our First Meeting.JPG')
  await mkdir(src)
  await writeFile(photo, await aPhoto(900, 1200))
  await writeFile(
    join(src, 'main.js'),
    `const found = import.meta.glob('./*.{jpg,JPG}', { query: '?responsive', import: 'default', eager: true })
     globalThis.shown = Object.values(found)`,
  )
  await writeFile(join(src, 'index.html'), '<script type="module" src="/main.js"></script>')

  await build({
    root: src,
    cacheDir: join(home, 'cache'),
    configFile: false,
    logLevel: 'error',
    plugins: [images()],
    build: { outDir: join(home, 'dist'), modulePreload: false },
  })

  const assets = join(home, 'dist', 'assets')
  const written = await readdir(assets)
  const script = await readFile(
    join(assets, written.find((name) => name.endsWith('.js')) ?? ''),
    'utf8',
  )
  const hash = /our-first-meeting-(\w{10})-320\.avif/.exec(script)?.[1]
  const names = [320, 640, 960, 1200].flatMap((width) =>
    ['avif', 'jpg', 'webp'].map((format) => `our-first-meeting-${hash}-${width}.${format}`),
  )
  expect(written.filter((name) => !name.endsWith('.js')).sort()).toEqual(names.sort())

  const page: { shown?: Picture[] } = {}
  runInNewContext(script, { globalThis: page })
  const picture = page.shown?.[0]
  expect(picture).toMatchObject({ width: 1200, height: 900 })
  expect(picture?.avif).toContain(`/assets/our-first-meeting-${hash}-640.avif 640w`)
  for (const name of names) {
    const { format, width, height } = await sharp(join(assets, name)).metadata()
    expect({ name, format, shape: Math.round(((width ?? 0) / (height ?? 1)) * 100) }).toEqual({
      name,
      format: name.endsWith('jpg') ? 'jpeg' : name.endsWith('webp') ? 'webp' : 'heif',
      shape: 133,
    })
  }
})

test('what a camera writes into a photo stays out of the site', async () => {
  const { files, color } = await makeSizes(await aPhoto(500, 400), 'a.jpg', join(home, 'kept'))

  for (const { content } of files) {
    const { exif } = await sharp(content).metadata()
    expect(exif?.includes('secret place') ?? false).toBe(false)
  }
  expect(color).toMatch(/^#a8?/)
})

test('a small photo is not made larger, and is made once', async () => {
  const photo = await sharp({
    create: { width: 200, height: 100, channels: 3, background: laterite },
  })
    .png()
    .toBuffer()
  const cache = join(home, 'small')

  const first = await makeSizes(photo, '/x/ଫଟୋ.png', cache)
  const again = await makeSizes(photo, '/x/ଫଟୋ.png', cache)

  expect(first.files.map(({ width }) => width)).toEqual([200, 200, 200])
  expect(first.files[0]?.name).toMatch(/^photo-\w{10}-200\.avif$/)
  expect(again).toEqual(first)
  expect(await readdir(cache)).toHaveLength(3)
})

test('a file that is no photo stops the build with its name', async () => {
  const making = makeSizes(Buffer.from('hello'), 'src/content/gallery/x/broken.jpg', home)
  await expect(making).rejects.toThrow('src/content/gallery/x/broken.jpg could not be read')
})
