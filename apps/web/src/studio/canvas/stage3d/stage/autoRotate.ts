import type { LiveStage } from './liveStage.ts'

const DEG_PER_SECOND = 14
/** Time without rotation after a touch. */
const PAUSE_MS = 4000

/** Turns the garment slowly until the signal ends. A touch or a call of the returned function pauses it. */
export function autoRotate({ stage }: LiveStage, host: HTMLElement, signal: AbortSignal): () => void {
  let last = performance.now()
  let quietUntil = 0
  const wait = (): void => {
    quietUntil = performance.now() + PAUSE_MS
  }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return wait
  for (const kind of ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const) {
    host.addEventListener(kind, event => (kind !== 'pointermove' || (event as PointerEvent).buttons > 0) && wait(), {
      signal,
      passive: true,
    })
  }
  const step = (now: number): void => {
    if (signal.aborted) return
    const seconds = Math.min(0.1, (now - last) / 1000)
    last = now
    if (now > quietUntil && !document.hidden) stage.turnBy(DEG_PER_SECOND * seconds, 0)
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  return wait
}
