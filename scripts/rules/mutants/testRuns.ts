import { relative } from 'node:path'
import {
  createVitest,
  type TestModule,
  type TestSequencer,
  type TestSpecification,
} from 'vitest/node'
import { root } from '@scripts/paths'

/** These compare texts, count expressions or try commits with rules of their own: no condition is theirs. */
const others = /^test\/rules\/(wholeRules|budget|writes\/)/

const isOfParts = /^test\/rules\/(members|requests)\//

/** In the order in which they are given. */
class Given implements TestSequencer {
  sort = (specifications: TestSpecification[]) => specifications
  shard = (specifications: TestSpecification[]) => specifications
}

export type Tests = Awaited<ReturnType<typeof openTests>>

/** The tests of the rules, one file after the other in one process, up to the first that fails. */
export async function openTests(only?: readonly string[]) {
  const vitest = await createVitest('test', {
    root,
    project: ['rules'],
    watch: false,
    bail: 1,
    maxWorkers: 1,
    reporters: [{}],
    sequence: { sequencer: Given },
  })
  const specifications = new Map(
    (await vitest.globTestSpecifications())
      .map((one) => [relative(root, one.moduleId).replaceAll('\\', '/'), one] as const)
      .filter(([file]) => only?.includes(file) ?? !others.test(file)),
  )

  /** The title of the first test that fails, or the message of what failed outside of a test; undefined if none does. */
  async function firstFailure(files: readonly string[]): Promise<string | undefined> {
    const chosen = files.map((file) => specifications.get(file)!)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
    for (const { moduleId } of chosen) {
      const failure = failureIn(testModules.find((one) => one.moduleId === moduleId))
      if (failure !== undefined) return failure
    }
    return unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined
  }

  // What most conditions are about comes first.
  const files = [...specifications.keys()].sort(
    (a, b) => Number(isOfParts.test(b)) - Number(isOfParts.test(a)),
  )
  return { files, firstFailure, close: () => vitest.close() }
}

function failureIn(module: TestModule | undefined): string | undefined {
  if (!module || module.ok()) return undefined
  const [test] = module.children.allTests('failed')
  const outside = [module, ...module.children.allSuites()].flatMap((one) => one.errors())
  const where = relative(root, module.moduleId)
  return `${where}: ${test ? test.fullName : (outside[0]?.message ?? 'it did not run')}`
}
