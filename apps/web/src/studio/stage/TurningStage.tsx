import type { DesignDocument } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { Button, Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words.ts'
import { openLiveStage, type LiveStage } from './liveStage.ts'
import styles from './stage.module.css'

const DEG_PER_SECOND = 14
/** After a touch the garment stays where it was put for this long. */
const PAUSE_MS = 4000

/** Turns the garment slowly until the signal ends; a touch makes it wait. */
function turnSlowly({ stage }: LiveStage, host: HTMLElement, signal: AbortSignal): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  let last = performance.now()
  let quietUntil = 0
  const wait = (): void => {
    quietUntil = performance.now() + PAUSE_MS
  }
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
}

/** A garment that nobody edits. */
export function TurningStage({ garment, document }: { garment: Garment; document: DesignDocument }) {
  const say = useWords()
  const host = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const over = new AbortController()
    let live: LiveStage | null = null
    const note = (next: typeof status): void => {
      if (!over.signal.aborted) setStatus(next)
    }
    setStatus('loading')
    try {
      live = openLiveStage({ garment, host: element, onLost: () => note('failed'), onRestored: () => note('ready') })
      const opened = live
      opened.stage.show(document).then(
        () => {
          note('ready')
          turnSlowly(opened, element, over.signal)
        },
        () => note('failed'),
      )
    } catch {
      note('failed')
    }
    return () => {
      over.abort()
      live?.dispose()
    }
  }, [garment, document, attempt])

  return (
    <div className={styles.stage} data-status={status}>
      <div ref={host} className={styles.host} role="img" aria-label={say('stageLabel')} data-testid="stage" />
      {status === 'loading' && (
        <div className={styles.message} role="status">
          <Loader size="sm" />
          {say('stageLoading')}
        </div>
      )}
      {status === 'failed' && (
        <div className={styles.message} role="alert">
          <p>{say('stageFailed')}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{say('stageRestart')}</Button>
        </div>
      )}
    </div>
  )
}
