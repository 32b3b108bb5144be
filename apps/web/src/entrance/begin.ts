import './mantine.css'
import '../ui/look/fonts.css'
import '../ui/look/base.css'
import { readPainted } from './painted.ts'

/** Calls back when the browser has shown what the page came with; at once where nobody looks. */
function afterFirstPaint(go: () => void): void {
  if (document.visibilityState === 'hidden') go()
  else requestAnimationFrame(() => setTimeout(go))
}

function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

const begin = (): void => void import('./main.tsx')
const painted = readPainted()
// A painted page is shown first: its script must not take the network and the processor from its pictures.
if (painted)
  afterFirstPaint(() => {
    begin()
    painted.scripts.forEach(preload)
  })
else begin()
