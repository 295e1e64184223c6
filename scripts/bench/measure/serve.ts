import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer, type ServerHttp2Session } from 'node:http2'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from '@scripts/paths'
import type { HeaderRule } from '@scripts/prerender/hostingConfig'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

type Hosting = { headers: HeaderRule[]; rewrites: { source: string; destination: string }[] }

/**
 * Serves a built site as Firebase Hosting does: with the addresses and headers of `firebase.json`,
 * compressed and over HTTP/2, which the emulator leaves out.
 *
 * @param change changes each page's HTML before it is sent
 * @returns the function that stops it
 */
export async function serve(
  site: string,
  port: number,
  change: (html: string) => string = (html) => html,
): Promise<() => void> {
  const config = readFileSync(join(root, 'firebase.json'), 'utf8')
  const { hosting } = JSON.parse(config) as { hosting: Hosting }
  const packed = new Map<string, Buffer>()

  function bodyOf(file: string, encoding: 'br' | undefined): Buffer {
    const known = packed.get(file)
    if (known) return known
    const read = readFileSync(join(site, file))
    const body = file.endsWith('.html') ? Buffer.from(change(read.toString())) : read
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    const made = encoding ? brotliCompressSync(body, { params }) : body
    packed.set(file, made)
    return made
  }

  const server = createSecureServer(makeCertificate(), (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    const found = fileAt(site, decodeURIComponent(pathname), hosting.rewrites)
    const file = found ?? '/404.html'
    const type = types[extname(file)] ?? 'application/octet-stream'
    const encoding = /^text|xml|json/.test(type) ? 'br' : undefined
    const body = bodyOf(file, encoding)
    response.statusCode = found ? 200 : 404
    response.setHeader('Content-Type', type)
    response.setHeader('Content-Length', body.length)
    if (encoding) response.setHeader('Content-Encoding', encoding)
    for (const { source, headers } of hosting.headers) {
      if (!fits(source, pathname)) continue
      for (const { key, value } of headers) response.setHeader(key, value)
    }
    response.end(body)
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

function fileAt(site: string, pathname: string, rewrites: Hosting['rewrites']): string | undefined {
  const bare = pathname.replace(/\/$/, '')
  const files = [...(extname(bare) === '' ? [] : [bare]), `${bare}/index.html`, `${bare}.html`]
  const file = files.find((name) => existsSync(join(site, name)))
  return file ?? rewrites.find(({ source }) => fits(source, pathname))?.destination
}

/** In a source `**` matches anything, `*` anything within a folder. */
const fits = (source: string, pathname: string) =>
  new RegExp(
    `^${source.replaceAll('.', '\\.').replaceAll(/\*+/g, (it) => (it === '*' ? '[^/]*' : '.*'))}$`,
  ).test(pathname)

/** A key and a certificate for `localhost`: browsers speak HTTP/2 only over TLS. */
function makeCertificate(): { key: string; cert: string } {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const args = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', '-', '-out', '-']
  const pem = execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  return { key: pem, cert: pem }
}
