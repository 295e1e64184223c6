import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** DER's tags (X.690) of what a certificate is made of. */
const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  identifier: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
}

function der(tag: keyof typeof tags, ...parts: (Buffer | string | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)))
  const { length } = content
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tags[tag], ...size]), content])
}

/** Object identifiers, as DER writes them. */
const identifiers = {
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
}

const day = 24 * 60 * 60 * 1000

/** `261122103000Z` */
const timeText = (millis: number) =>
  `${new Date(millis).toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`

/**
 * A key and a certificate of its own for `localhost`, good for a day (X.509 version 3, RFC 5280).
 * Browsers speak HTTP/2 behind one alone; the one that is told to asks nobody who has signed it.
 *
 * @returns both as PEM
 */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der('sequence', der('identifier', identifiers.ecdsaWithSha256))
  const commonName = der('identifier', identifiers.commonName)
  const name = der('sequence', der('set', der('sequence', commonName, der('text', 'localhost'))))
  const now = Date.now()
  const body = der(
    'sequence',
    der('version', der('integer', [2])),
    // Positive, and not the same twice.
    der('integer', [0x01, ...randomBytes(8)]),
    algorithm,
    name,
    der('sequence', der('time', timeText(now - day)), der('time', timeText(now + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      'extensions',
      der(
        'sequence',
        der(
          'sequence',
          der('identifier', identifiers.subjectAltName),
          der('octets', der('sequence', der('dnsName', 'localhost'))),
        ),
      ),
    ),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = der('sequence', body, algorithm, der('bits', [0], signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
