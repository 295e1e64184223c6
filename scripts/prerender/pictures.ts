import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { shareSvg } from './shareSvg.ts'
import { iconSizes } from './siteFiles.ts'

/** Draws the picture that is shown with a shared link, and the mark in the sizes devices ask for. */
export async function drawPictures(folder: string): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'))
  await mkdir(join(folder, 'icons'), { recursive: true })
  await Promise.all([
    sharp(Buffer.from(shareSvg())).png({ palette: true }).toFile(join(folder, 'share.png')),
    ...iconSizes.map((size) =>
      sharp(mark, { density: 300 })
        .resize(size, size)
        .png()
        .toFile(join(folder, `icons/${size}.png`)),
    ),
  ])
}
