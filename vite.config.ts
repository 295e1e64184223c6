import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite'
import { images } from './scripts/images/images.ts'
import { inlineTexts } from './scripts/texts/inlineTexts.ts'
import {
  allLanguages,
  environmentsOf,
  languageOfMode,
  texts,
} from './scripts/prerender/languages.ts'
import { prerender } from './scripts/prerender/plugin.ts'
import { parseEnv } from './src/shared/config/parseEnv.ts'
import type { Language } from './src/shared/language.ts'

/** A group's order is its priority. */
type Group = Rolldown.CodeSplittingGroup

export default defineConfig(({ command, mode }) => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const env = parseEnv(loadEnv(mode, root, 'VITE_'))
  return {
    plugins: [
      texts(root, languageOfMode(mode)),
      react(),
      images(),
      inlineTexts(),
      compileHints,
      prerender(root),
    ],
    resolve: { tsconfigPaths: true, alias: command === 'build' ? inProduction(root) : [] },
    define: { __DEVICE__: JSON.stringify(env.backend === 'device'), __ENV__: JSON.stringify(env) },
    build: {
      manifest: true,
      // Every browser that runs the site's code knows it.
      modulePreload: { polyfill: false },
      sourcemap: false,
    },
    // In each language, for a file may hold its texts.
    environments: Object.fromEntries(
      allLanguages.map((language) => {
        const output = { codeSplitting: { groups: groupsOf(language) } }
        return [environmentsOf(language).client, { build: { rolldownOptions: { output } } }]
      }),
    ),
    server: { watch: { ignored: ['**/.emulators/**', '**/test/**'] } },
  }
})

/**
 * React Router's package exports its development build alone, with warnings for developers. Until it exports the
 * other, too: https://github.com/remix-run/react-router/issues/14102
 */
const inProduction = (root: string) => [
  {
    find: /^react-router$/,
    replacement: join(root, 'node_modules/react-router/dist/production/index.mjs'),
  },
]

/**
 * Lets V8 compile the shared files of public pages while they arrive, beside the main thread, instead of when it
 * runs: explicit compile hints (https://v8.dev/blog/explicit-compile-hints). Not the scripts of the admin
 * area, most of whose functions are never called: its list would show 0.15 s later.
 */
const compileHints: Plugin = {
  name: 'compile-hints',
  generateBundle: {
    // Vite writes lines of its own at the top of a file.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const isShared = file.type === 'chunk' && /^(react|mui|index|parts|form)$/.test(file.name)
        if (isShared) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/**
 * The files that many pages share. Left to itself, the bundler writes a file for each set of pages that
 * share something: thirty-seven for a form.
 */
const groupsOf = (language: Language): Group[] => [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: ['$initial'] },
  { name: 'mui', test: /node_modules\/(@mui|@emotion|stylis)\//, tags: ['$initial'] },
  { name: 'base', tags: ['$initial'] },
  {
    name: 'parts',
    // `PageBar`, `useIsNarrow`, `useLongText`, `LiveView` and its words are of the admin area alone, few public pages copy a text, and
    // none begins with a layer.
    test: /@mui\/material\/Alert\/|src\/shared\/(ui\/(?!PageBar|CopyButton|useIsNarrow|status\/(LiveView|[Nn]otLive|useLongText))|config\/(?!useCloseOnBack|readServerClock))/,
    minShareCount: 6,
  },
  {
    // Shared by forms and the menu. Otherwise a page without a form would load the parts of forms for its menu.
    name: 'kit',
    test: /@mui\/(material\/)?utils\/(ownerDocument|ownerWindow|getActiveElement|debounce|createChainedFunction|mergeSlotProps)\b/,
    minShareCount: 20,
  },
  {
    // A page without a form reads with it, too, and says why it failed: in the file of the forms it would bring all of that.
    name: 'reading',
    test: /src\/(shared\/(firestore\/(submit|errors)|requests\/(reference|kinds))|texts\/status\/\w+)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'form',
    // Visitors type no password, owe no documents and have no small forms; few forms are stored, or looked for among others.
    test: /src\/shared\/(forms\/(?!smallForm|fields\/PasswordField|submit\/useSubmission)|validation\/(?!taxIds|identity|displayValue|documents))|node_modules\/(yup|react-hook-form|@hookform)\//,
    minShareCount: 6,
  },
  {
    // What sends forms, and reads for My request, in one file.
    name: 'sending',
    test: /src\/shared\/(firestore\/api|forms\/submit\/useSubmission)\.ts$/,
    minShareCount: 6,
  },
  {
    name: 'meeting',
    // The schema is also loaded alone, so it would be a file of its own. Of what they import, pages
    // that show no meeting use parts. Words are of the desk alone.
    test: /src\/(features\/meetings\/(schema|meeting(?!Words)[A-Z]\w+)\.ts$|texts\/meetings\/)/,
    includeDependenciesRecursively: false,
  },
  {
    // What reads a record also writes its dates, and says in which language its texts are.
    name: 'records',
    test: new RegExp(
      String.raw`src/(shared/(text/(dateText|langOf)|firestore/live/readDocument)\.ts$|texts/dates/${language}\b)`,
    ),
    includeDependenciesRecursively: false,
  },
  {
    // Visitors load the meetings alone; every page of the desk loads both.
    name: 'live',
    test: /src\/(shared\/firestore\/live\/live(Collection|Slice)|features\/meetings\/api)\.ts$/,
    includeDependenciesRecursively: false,
  },
]
