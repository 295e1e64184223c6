import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { inlineTexts } from '@scripts/texts/inlineTexts'

/** What a visitor loads of a page and its texts. */
async function built(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'texts-'))
  try {
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), text)
    }
    const result = (await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [inlineTexts()],
      resolve: { alias: [{ find: /^@\/texts\/(.*)$/, replacement: `${root}/src/texts/$1/en.ts` }] },
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: join(root, 'src/page.ts') },
      },
    })) as Rolldown.RolldownOutput
    return result.output[0].code
  } finally {
    await rm(root, { recursive: true })
  }
}

test('a text stands where it is used, without its name, and without the unused texts', async () => {
  const code = await built({
    'src/texts/forms/en.ts': `
      const unit = 'pieces'
      export const texts = {
        send: 'Send it',
        unused: 'Never shown',
        left: (count: number) => \`\${count} \${unit}\`,
        page: { title: 'Page title' },
        delete: 'Erase it',
      }
      export type Texts = typeof texts`,
    'src/page.ts': `
      import { texts } from '@/texts/forms'
      import { texts as again } from '@/texts/forms'
      const mine = { texts: { send: 'not a text of the file' } }
      export const page = { ...texts.page, send: texts.send, left: again.left(globalThis.n), erase: texts.delete }
      console.log(page, mine.texts.send, \`\${texts.send}!\`)`,
  })
  expect(code).toContain('Page title')
  expect(code).toMatch(/send: "Send it"/)
  expect(code).toContain('pieces')
  expect(code).toContain('not a text of the file')
  expect(code).not.toContain('Never shown')
  expect(code).toContain('Erase it')
  expect(code).not.toContain('unused')
})

test('who has checked the texts is none of them', async () => {
  const code = await built({
    'src/texts/values/en.ts':
      "export const checkedBy: string | undefined = 'A speaker'\nexport const texts = { dignity: 'Dignity' }",
    'src/page.ts': `
      import { texts } from '@/texts/values'
      console.log(Object.values(texts))`,
  })
  expect(code).toContain('Dignity')
  expect(code).not.toContain('A speaker')
})

test('a code without a name of its own is looked up in the object', async () => {
  const code = await built({
    'src/texts/choices/en.ts':
      "export const texts = { 'Outside Odisha': 'Elsewhere', Puri: 'Puri' }",
    'src/page.ts': `
      import { texts } from '@/texts/choices'
      console.log(texts[globalThis.code])`,
  })
  expect(code).toContain('"Outside Odisha": "Elsewhere"')
})

test('no line begins with the danda of an Odia sentence', async () => {
  const code = await built({
    'src/texts/forms/en.ts': `export const texts = { sent: 'ମିଳିଲା ।' }`,
    'src/texts/choices/en.ts': `export const texts = { 'a code': 'ଠିକ୍ ।' }`,
    'src/page.ts': `
      import { texts } from '@/texts/forms'
      import { texts as labels } from '@/texts/choices'
      console.log(texts.sent, labels[globalThis.code])`,
  })
  expect(code.match(/\\xA0।/g)).toHaveLength(2)
})
