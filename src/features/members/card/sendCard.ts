import { saveFile } from '@/shared/ui/saveFile'

/** @throws Error if the browser makes no picture */
async function pictureOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve, reject) => {
    if (canvas === null) reject(new Error('no canvas'))
    else canvas.toBlob(resolve, 'image/png')
  })
  if (blob === null) throw new Error('no picture')
  return blob
}

const nameOf = (title: string) => `${title.replace(/[^\w-]+/g, '-')}.png`

export async function saveCard(canvas: HTMLCanvasElement | null, title: string) {
  saveFile(await pictureOf(canvas), nameOf(title))
}

/** By the device's own way to share; a browser that shares no files saves it. */
export async function shareCard(canvas: HTMLCanvasElement | null, title: string) {
  const blob = await pictureOf(canvas)
  const files = [new File([blob], nameOf(title), { type: blob.type })]
  if (!('canShare' in navigator) || !navigator.canShare({ files })) {
    saveFile(blob, nameOf(title))
    return
  }
  // It rejects when the person closes the sheet: that is no error.
  await navigator.share({ files }).catch(() => {})
}
