import encodeQR from 'qr'

const width = 640
const height = 480
/** Pixels for one square of the code. */
const scale = 6

/**
 * What a camera would see in front of a code, as a film that Chromium plays instead of a camera
 * (`--use-file-for-fake-video-capture`): YUV4MPEG2, grey around the code, which is left and above the middle.
 */
export function filmOf(text: string): Buffer {
  const squares = encodeQR(text, 'raw', { border: 4 })
  const left = Math.floor((width - squares.length * scale) / 2) - 20
  const top = Math.floor((height - squares.length * scale) / 2) - 10
  const light = Buffer.alloc(width * height, 110)
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      for (let line = 0; line < scale; line += 1) {
        const start = (top + y * scale + line) * width + left + x * scale
        light.fill(isDark ? 30 : 225, start, start + scale)
      }
    }),
  )
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    light,
    Buffer.alloc((width * height) / 2, 128),
  ])
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`)
  return Buffer.concat([head, ...Array.from({ length: 10 }, () => frame)])
}
