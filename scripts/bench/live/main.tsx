import { createRoot } from 'react-dom/client'
import { contenders, type ContenderName } from './contenders'

const parameters = new URLSearchParams(location.search)
const start = contenders[parameters.get('contender') as ContenderName]
const root = createRoot(document.getElementById('root')!)
window.live = {
  size: Number(parameters.get('size')),
  started: 0,
  whole: 0,
  start() {
    window.live.started = performance.now()
    root.render(start())
  },
}
