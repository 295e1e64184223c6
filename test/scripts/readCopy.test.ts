import { beforeAll, describe, expect, test } from 'vitest'
import { makeCopy } from '@/features/settings/copy/makeCopy'
import { KnownError } from '@/shared/firestore/errors'
import type { ReadPage, StoredDocument } from '@/shared/firestore/readPage'
import { readCopy } from '@scripts/restore/readCopy'

const readTime = '2026-11-28T10:00:00.123456Z'
const aDocument = (path: string, updateTime = '2026-11-28T09:00:00Z'): StoredDocument => ({
  path,
  fields: { name: { stringValue: 'ଉଦ୍ୟୋଗ' }, n: { doubleValue: -0 } },
  updateTime,
})
const members = Array.from({ length: 301 }, (_, n) => aDocument(`members/${1000 + n}`))
const stored: { [collection: string]: StoredDocument[] } = {
  members,
  history: [aDocument('members/1000/history/1'), aDocument('exports/admin/history/A')],
}

const readPage: ReadPage = ({ collection, after = '', most }) => {
  const left = (stored[collection] ?? []).filter(({ path }) => path > after || after === '')
  return Promise.resolve({ documents: left.slice(0, most), readTime })
}

const make = (read = readPage, signal = new AbortController().signal) =>
  makeCopy({ readPage: read, project: 'demo', signal, onProgress: () => {} })

let bytes: Buffer
beforeAll(async () => {
  bytes = Buffer.from(await (await make()).blob.arrayBuffer())
})

const changed = (from: string, to: string) => Buffer.from(bytes.toString('utf8').replace(from, to))

test('a file is read as it was made', () => {
  const copy = readCopy(bytes)
  expect(copy.head).toMatchObject({ project: 'demo', madeAt: readTime })
  expect(copy.counts).toMatchObject({ members: 301, history: 2 })
  expect(copy.count).toBe(303)
  const all = [...copy.documents()]
  expect(all.map(({ path }) => path)).toEqual(
    [...members, ...stored.history!].map(({ path }) => path),
  )
  expect(all[0]!.fields).toEqual({
    name: { stringValue: 'ଉଦ୍ୟୋଗ' },
    n: { doubleValue: '-0' },
  })
})

describe('a file is refused', () => {
  test('that is cut anywhere', () => {
    const lines = bytes.toString('utf8').split('\n').length
    expect(lines).toBe(306)
    const cuts = [1, 2, 100, bytes.length >> 1, bytes.length - 50, bytes.length - 2]
    for (const cut of cuts) expect(() => readCopy(bytes.subarray(0, cut))).toThrow(/./)
    const lastLine = bytes.lastIndexOf('\n', -2) + 1
    expect(() => readCopy(bytes.subarray(0, lastLine))).toThrow(/not downloaded completely/)
  })

  test('without one of its lines, or with a letter changed', () => {
    const [line] = /\n.*members\/1007.*/.exec(bytes.toString('utf8'))!
    expect(() => readCopy(changed(line, ''))).toThrow(/damaged, or was changed/)
    expect(() => readCopy(changed('ଉଦ୍ୟୋଗ', 'ଉଦ୍ୟୋଗୀ'))).toThrow(/damaged, or was changed/)
    expect(() => readCopy(changed('"members":301', '"members":302'))).toThrow(/lacks documents/)
  })

  test('that a newer site has made, or that is another file', () => {
    expect(() => readCopy(changed('"version":1', '"version":2'))).toThrow(/A newer version/)
    for (const other of ['', '{}', 'Name,Mobile\nAsha,98\n', '[1]\n']) {
      expect(() => readCopy(Buffer.from(other))).toThrow('This file is no copy of everything.')
    }
  })
})

test('documents that changed meanwhile are counted', async () => {
  const later: ReadPage = async (asked, signal) => {
    const { documents } = await readPage(asked, signal)
    const [first, ...others] = documents
    if (asked.collection !== 'history' || first === undefined) return { documents, readTime }
    return {
      readTime,
      documents: [{ ...first, updateTime: '2026-11-28T10:00:01Z' }, ...others],
    }
  }
  expect((await make()).changed).toBe(0)
  expect((await make(later)).changed).toBe(1)
})

test('a page whose answer is lost is asked for again; one that is refused is not', async () => {
  const failing = (code: string, times: number) => {
    let left = times
    const read: ReadPage = (asked, signal) => {
      if (asked.collection !== 'members' || left === 0) return readPage(asked, signal)
      left -= 1
      return Promise.reject(new KnownError(code, code))
    }
    return { read, left: () => left }
  }
  expect((await make(failing('unavailable', 2).read)).documents).toBe(303)
  await expect(make(failing('unavailable', 3).read)).rejects.toThrow('unavailable')
  const refusing = failing('permission-denied', 3)
  await expect(make(refusing.read)).rejects.toThrow('permission-denied')
  expect(refusing.left()).toBe(2)
})
