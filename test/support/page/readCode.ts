import decodeQR from 'qr/decode.js'
import type { Locator } from 'vitest/browser'

/** What a camera reads in a QR code on the page. */
export async function readCode(code: Locator): Promise<string> {
  const svg = code.element()
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const [, , side = 0] = svg.getAttribute('viewBox')!.split(' ').map(Number)
  const size = side * 6
  copy.setAttribute('width', `${size}`)
  copy.setAttribute('height', `${size}`)
  const picture = new Image()
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: size, height: size })
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size, size)
  context.drawImage(picture, 0, 0)
  return decodeQR(context.getImageData(0, 0, size, size))
}
