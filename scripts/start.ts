import { join } from 'node:path'
import { planFromSettings } from './backendPlan'
import { startStack } from './emulators'
import { isFresh, launch } from './launcher'
import { folderOf, root } from './paths'
import { demandFree, portFrom } from './ports'

const usualPort = 5000

await launch(async (onCrash) => {
  const fresh = isFresh()
  const port = portFrom(process.env.PORT, usualPort)
  const plan = await planFromSettings()
  await demandFree(port)

  console.log('Building the site and starting what it needs…')
  const folder = folderOf(port)
  // Each copy is built for addresses of its own.
  const outDir = join(root, port === usualPort ? 'dist' : `dist-${port}`)
  const stack = await startStack({ plan, port, folder, outDir, fresh, onCrash })
  return { ...stack, port, folder }
})
