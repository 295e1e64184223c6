import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** A photo in one size and one format. */
export type SizedFile = {
  /** File name with a hash of the photo, so that it may be cached for ever. */
  name: string
  format: keyof typeof formats
  width: number
  content: Buffer
}

export type Sizes = {
  /** Of the largest size; the smaller ones have the same shape. */
  width: number
  height: number
  /** Shown until the photo arrives, such as `#8a4b2c`. */
  color: string
  files: SizedFile[]
}

/** From a small phone to a large screen; a photo is never made larger than it is. */
const widths = [320, 640, 960, 1440, 2048]

const formats = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 76 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true, progressive: true }),
}

/** Raise it with every change of the widths or formats, so that all files are made again. */
const recipe = 'photo-1'

/**
 * Makes all sizes of a photo, upright as the camera was held. The camera's metadata,
 * such as the place where it was taken, is left out.
 *
 * @param cacheFolder keeps the results: AVIF takes seconds a photo
 * @throws Error naming the file, when it is no photo
 */
export async function makeSizes(photo: Buffer, file: string, cacheFolder: string): Promise<Sizes> {
  try {
    const hash = createHash('sha256').update(recipe).update(photo).digest('hex').slice(0, 10)
    const upright = await sharp(photo).autoOrient().toBuffer({ resolveWithObject: true })
    const largest = Math.min(upright.info.width, widths.at(-1) ?? upright.info.width)
    const chosen = [...widths.filter((width) => width < largest), largest]
    const { dominant } = await sharp(upright.data).stats()

    const files: SizedFile[] = []
    for (const width of chosen) {
      for (const format of Object.keys(formats) as (keyof typeof formats)[]) {
        const name = `${plainName(file)}-${hash}-${width}.${format}`
        const content = await cached(join(cacheFolder, name), () =>
          formats[format](sharp(upright.data).resize(width)).toBuffer(),
        )
        files.push({ name, format, width, content })
      }
    }
    return {
      width: largest,
      height: Math.round((upright.info.height * largest) / upright.info.width),
      color: `#${[dominant.r, dominant.g, dominant.b].map(twoDigits).join('')}`,
      files,
    }
  } catch (error) {
    throw new Error(`${file} could not be read as a photo. Save it again as JPEG or PNG.`, {
      cause: error,
    })
  }
}

const twoDigits = (value: number) => value.toString(16).padStart(2, '0')

/** A photo may have any name; the name in an address is plain. */
const plainName = (file: string) =>
  basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'photo'

async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined)
  if (kept !== undefined) return kept
  const made = await make()
  await mkdir(join(file, '..'), { recursive: true })
  // Written beside and renamed, so that no reader gets half a file.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, made)
  await rename(unfinished, file)
  return made
}
