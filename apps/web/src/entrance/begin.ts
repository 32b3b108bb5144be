import './mantine.css'
import '../ui/look/fonts.css'
import '../ui/look/base.css'
import { noteEarlyPress } from './earlyPress.ts'
import { readPainted } from './painted.ts'

/** A browser that does not tell when it has painted is not waited for longer. */
const PATIENCE_MS = 2_000

/** Resolves when the browser has shown what the page came with; at once where nobody looks. */
const firstPaint = async (): Promise<void> =>
  new Promise(resolve => {
    if (document.visibilityState === 'hidden') resolve()
    setTimeout(resolve, PATIENCE_MS)
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

function preload(address: string, more: Partial<HTMLLinkElement> = {}): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }, more)
  document.head.append(link)
}

/** As many preloads are begun in one go. */
const SOME = 6
const turn = async (): Promise<void> => new Promise(resolve => setTimeout(resolve))

async function begin(): Promise<void> {
  const painted = readPainted()
  // A painted page is shown first: its scripts must not take the network and the processor from its pictures.
  if (painted) {
    noteEarlyPress()
    await firstPaint()
    preload('/whoami', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
    for (const [i, script] of painted.scripts.entries()) {
      // All in one go would hold up the first touch.
      if (i % SOME === 0) await turn()
      preload(script)
    }
  }
  await import('./main.tsx')
}

void begin()
