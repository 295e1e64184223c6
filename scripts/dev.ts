import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { planFromSettings } from './backendPlan'
import { defaultSeed } from './defaultSeed'
import { deviceSeedFile, deviceSeedText } from './deviceSeed'
import { startStack } from './emulators'
import { isFresh, launch } from './launcher'
import { folderOf, root } from './paths'
import { demandFree, localHost, portFrom } from './ports'

const usualPort = 5173

await launch(async (onCrash) => {
  const fresh = isFresh()
  const port = portFrom(process.env.PORT, usualPort)
  const plan = await planFromSettings()
  await demandFree(port)

  const folder = folderOf(port)
  const stack = await startStack({ plan, folder, fresh, onCrash })
  Object.assign(process.env, plan.variables)
  const server = await createServer({
    root,
    // Copies on other ports are built for other addresses.
    cacheDir: join(folder, 'vite'),
    server: { host: localHost, port, strictPort: true },
    plugins: plan.kind === 'device' ? [serveDeviceSeed()] : [],
  })
  await server.listen()
  return {
    ...stack,
    port,
    folder,
    async stop() {
      await Promise.all([server.close(), stack.stop()])
    },
  }
})

function serveDeviceSeed(): Plugin {
  return {
    name: 'device-seed',
    configureServer({ middlewares }) {
      middlewares.use(`/${deviceSeedFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(deviceSeedText(defaultSeed(new Date())))
      })
    },
  }
}
