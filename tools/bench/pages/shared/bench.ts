/** The edits that both pages are timed on, and a frame without one. */
export type Edit = 'plain' | 'part-colour' | 'drag-text' | 'pattern-colour' | 'club-colour'

export const CANVAS = { width: 800, height: 600 } as const

/** The functions of a page to be timed. */
export interface Subject {
  /** Applies the n-th edit of a kind, without drawing. */
  edit(kind: Edit, n: number): void
  /** Draws and waits for the GPU. */
  drawAndWait(): void
  /** Draws at the next animation frame. Resolves after it, when the main thread is done. */
  drawNextFrame(): Promise<void>
}

export interface Timings {
  /** Times of whole edits, each awaited, ms. */
  readonly whole: readonly number[]
  /** Main-thread time of edits that are not awaited, ms. */
  readonly main: readonly number[]
  /** Intervals between frames that each contain such an edit, ms. */
  readonly gaps: readonly number[]
}

const place = (n: number): { xMm: number; yMm: number } => ({
  xMm: -110 + ((n * 17) % 220),
  yMm: 200 + ((n * 11) % 330),
})
const colour = (n: number): string =>
  `#${[n * 31, n * 17, n * 7 + 90].map(value => (value % 256).toString(16).padStart(2, '0')).join('')}`

/** Returns the values of the n-th edit, the same on both pages. */
export const valuesOf = (n: number) => ({ ...place(n), colour: colour(n) })

/** Main-thread time spent in animation frames. */
let inFrames = 0
const plainRequest = globalThis.requestAnimationFrame.bind(globalThis)
globalThis.requestAnimationFrame = callback =>
  plainRequest(now => {
    const start = performance.now()
    callback(now)
    inFrames += performance.now() - start
  })

let count = 0

function wholeEdit(subject: Subject, kind: Edit): number {
  const start = performance.now()
  subject.edit(kind, ++count)
  subject.drawAndWait()
  return performance.now() - start
}

async function mainThread(subject: Subject, kind: Edit): Promise<number> {
  inFrames = 0
  const start = performance.now()
  subject.edit(kind, ++count)
  const edited = performance.now() - start
  await subject.drawNextFrame()
  return edited + inFrames
}

async function time(subject: Subject, kind: Edit, steps: number): Promise<Timings> {
  subject.drawAndWait()
  wholeEdit(subject, kind)
  const whole = Array.from({ length: steps }, () => wholeEdit(subject, kind))
  const main: number[] = []
  const gaps: number[] = []
  let last = 0
  for (let i = 0; i < steps + 1; i++) {
    const start = performance.now()
    gaps.push(start - last)
    last = start
    main.push(await mainThread(subject, kind))
  }
  // The first frame of a kind starts the series and has no predecessor.
  return { whole, main: main.slice(1), gaps: gaps.slice(2) }
}

/** Exposes the page to the driver. */
export function offer(subject: Subject): void {
  Object.assign(globalThis, {
    time: (kind: Edit, steps: number) => time(subject, kind, steps),
    editOnce: async (kind: Edit) => void (await mainThread(subject, kind)),
  })
  document.title = 'ready'
}
