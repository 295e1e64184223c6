import { binary, root } from './paths'
import type { Processes } from './processes'

const timeLimit = 300_000

/** Settings a build takes from the launcher. They outrank those of `.env`. */
export type Variables = Record<`VITE_${string}`, string>

/**
 * Builds the site into a folder. In a process of its own: the build depends on NODE_ENV,
 * which a test runner has set for itself.
 *
 * @throws Error with the last lines of the build.
 */
export function buildSite(
  outDir: string,
  variables: Variables,
  processes: Processes,
): Promise<void> {
  return processes.run(
    {
      name: 'build of the site',
      command: process.execPath,
      args: [binary('vite'), 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel=warn'],
      cwd: root,
      env: { ...process.env, ...variables, NODE_ENV: 'production' },
    },
    timeLimit,
  )
}
