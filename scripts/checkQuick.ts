import { execFileSync } from 'node:child_process'
import { missingPrograms } from '@scripts/check/missing'
import { runAll, script, tests } from '@scripts/check/steps'
import { touchedTests } from '@scripts/check/touched'
import { root } from './paths'

// Lint, types, the unit tests, and the tests of rules and features beside the files that differ from `main`, also those
// that are not committed. `-- v1.0` compares with something else than `main`.
const [base = 'main'] = process.argv.slice(2)
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', '--merge-base', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const touched = touchedTests(changed)

const missing = await missingPrograms()
console.log([`${changed.length} files differ from ${base}.`, ...touched].join('\n  '))
await runAll([
  ...['features', 'rules'].flatMap((project) => {
    const paths = touched.filter((path) => path.startsWith(`test/${project}`))
    return paths.length > 0 ? tests([project], missing, paths) : []
  }),
  tests(['unit'], missing),
  script('lint'),
  script('typecheck'),
])
