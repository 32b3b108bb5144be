import './mantine.css'
import '../ui/theme/fonts.css'
import '../ui/theme/base.css'
import '../ui/theme/firstSight.css'
import { recordEarlyClick } from './replayEarlyClick.ts'
import { recordEarlyInput } from './recordEarlyInput.ts'
import { readHydration } from './hydration.ts'
import { reportErrors } from './reportErrors.ts'

/** Longest wait for an unreported first paint: earlier scripts would only make a slow phone slower. */
const TIMEOUT_MS = 10_000

/** Resolves when the browser has painted the page; at once if the page is hidden. */
const firstPaint = async (): Promise<void> =>
  new Promise(resolve => {
    const isTold = PerformanceObserver.supportedEntryTypes.includes('paint')
    if (document.visibilityState === 'hidden' || !isTold) resolve()
    document.addEventListener('visibilitychange', () => resolve(), { once: true })
    setTimeout(resolve, TIMEOUT_MS)
    new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

/** Fonts that the first paint does without, each with a letter that selects the right file. */
const LATE_FACES = [
  ['16px "Inter Variable"', 'a'],
  ['700 16px "Barlow Condensed"', 'a'],
  ['600 16px "Kantumruy Pro"', 'ក'],
] as const

/** Shows all faces together once they have loaded: each on its own would lay the page out again. */
async function showAllFaces(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.early === undefined) return
  await Promise.allSettled(LATE_FACES.map(([face, letter]) => document.fonts.load(face, letter)))
  delete dataset.early
}

function preload(address: string, more: Partial<HTMLLinkElement> = {}): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }, more)
  document.head.append(link)
}

/** Number of preloads that are begun together: beginning one takes a slow phone some 10 ms. */
const SOME = 2
const turn = async (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/**
 * Fetches all scripts at once and runs them one by one, dependencies first. Run together they would delay the first
 * touch.
 */
async function run(scripts: readonly string[]): Promise<void> {
  for (const [i, script] of scripts.entries()) {
    if (i % SOME === 0) await turn()
    preload(script)
  }
  for (const script of scripts) {
    // A script that does not arrive is reported by what needs it: the page, with an option to retry.
    await import(/* @vite-ignore */ script).catch(() => null)
    await turn()
  }
}

/** Loads the app and retries after growing pauses if it did not arrive: nothing else on the page can report that. */
async function loadApp(pauseMs: number): Promise<void> {
  try {
    await import('./main.tsx')
  } catch (cause) {
    // Browsers use this word for a module that did not arrive; an error of the app itself does not match.
    if (!/module/.test(String(cause))) throw cause
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    await loadApp(Math.min(pauseMs * 2, 30_000))
  }
}

async function begin(): Promise<void> {
  reportErrors()
  const rendered = readHydration()
  // A rendered page is painted first: its scripts must not take the network and the processor from its pictures.
  if (rendered) {
    recordEarlyInput()
    recordEarlyClick()
    await firstPaint()
    void showAllFaces()
    preload('/whoami', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
    await run(rendered.scripts)
  }
  await loadApp(1_000)
}

void begin()
