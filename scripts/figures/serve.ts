import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from '@scripts/paths'
import { makeCertificate } from './certificate'

/** What of `firebase.json` decides how a file is sent. */
type Hosting = {
  headers: { source: string; headers: { key: string; value: string }[] }[]
  rewrites: { source: string; destination: string }[]
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const isText = /^text|xml|json/

/**
 * Serves a built site as Firebase Hosting does: with the addresses and headers of
 * `firebase.json`, compressed and over HTTP/2, which the emulator leaves out. The certificate is
 * nobody's, so the browser has to be told to pass over that (`measuringFlags`).
 *
 * @param change what is done to the HTML of each page before it is sent
 * @returns the function that ends it
 */
export async function serve(
  site: string,
  port: number,
  change: (html: string) => string = (html) => html,
): Promise<() => void> {
  const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as {
    hosting: Hosting
  }
  const packed = new Map<string, Buffer>()

  async function bodyOf(file: string, encoding: string | undefined): Promise<Buffer> {
    const key = `${encoding} ${file}`
    const known = packed.get(key)
    if (known !== undefined) return known
    const read = await readFile(join(site, file))
    const body = file.endsWith('.html') ? Buffer.from(change(read.toString())) : read
    const made = pack(body, encoding)
    packed.set(key, made)
    return made
  }

  const server = createSecureServer(makeCertificate(), (request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url, 'https://localhost')
      const found = fileAt(site, decodeURIComponent(pathname), hosting)
      const file = found ?? '/404.html'
      const type = types[extname(file)] ?? 'application/octet-stream'
      const encoding = isText.test(type)
        ? encodingFor(request.headers['accept-encoding'])
        : undefined
      const body = await bodyOf(file, encoding)
      response.statusCode = found === undefined ? 404 : 200
      response.setHeader('Content-Type', type)
      response.setHeader('Content-Length', body.length)
      if (encoding !== undefined) response.setHeader('Content-Encoding', encoding)
      for (const { source, headers } of hosting.headers) {
        if (!fits(source, pathname)) continue
        for (const { key, value } of headers) response.setHeader(key, value)
      }
      response.end(body)
    })().catch((error: unknown) => response.stream.destroy(error as Error))
  })
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return () => {
    server.close()
    for (const session of sessions) session.destroy()
  }
}

function fileAt(site: string, pathname: string, { rewrites }: Hosting): string | undefined {
  const bare = pathname.replace(/\/$/, '')
  const files = [...(extname(bare) === '' ? [] : [bare]), `${bare}/index.html`, `${bare}.html`]
  const file = files.find((name) => existsSync(join(site, name)))
  return file ?? rewrites.find(({ source }) => fits(source, pathname))?.destination
}

/** `**` in a source stands for anything, `*` for anything within a folder. */
const fits = (source: string, pathname: string) =>
  new RegExp(
    `^${source.replaceAll('.', '\\.').replaceAll(/\*+/g, (it) => (it === '*' ? '[^/]*' : '.*'))}$`,
  ).test(pathname)

const encodingFor = (accepted: string | string[] | undefined) =>
  ['br', 'gzip'].find((name) => String(accepted).includes(name))

function pack(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === undefined) return body
  if (encoding === 'gzip') return gzipSync(body, { level: 9 })
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
}
