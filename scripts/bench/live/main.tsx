import { createRoot } from 'react-dom/client'
import type { ContenderName } from './contenders'
import { contenders } from './contenders'

const name = new URLSearchParams(location.search).get('contender') as ContenderName
const { start } = await contenders[name].load()
const root = createRoot(document.getElementById('root')!)
window.live.start = () => {
  window.live.started = performance.now()
  root.render(start())
}
