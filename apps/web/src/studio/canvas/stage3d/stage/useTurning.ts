import type { DesignDocument } from '@kitwright/design'
import type { Garment, ViewName } from '@kitwright/garment'
import { createContextRecovery } from '@kitwright/scene'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { autoRotate } from './autoRotate.ts'
import { openLiveStage, type LiveStage } from './liveStage.ts'
import { turnByKey } from './turnKeys.ts'
import type { StageStatus } from './useStage.ts'

export type TurningStatus = Extract<StageStatus, 'loading' | 'ready' | 'noWebgl' | 'failed' | 'lost'>

export interface TurningStageProps {
  readonly garment: Garment
  readonly document: DesignDocument
  /** Initial view. */
  readonly first: ViewName
}

interface TurningStageState {
  readonly status: TurningStatus
  readonly restart: () => void
  readonly look: (view: ViewName) => void
}

function listenForTurns(live: LiveStage, element: HTMLElement, signal: AbortSignal): void {
  const onKey = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && turnByKey(live, event)) event.preventDefault()
  }
  element.addEventListener('keydown', onKey, { signal })
}

/** Runs a slowly turning stage in the host until the host unmounts. */
export function useTurning(
  host: RefObject<HTMLElement | null>,
  { garment, document, first }: TurningStageProps,
): TurningStageState {
  const [status, setStatus] = useState<TurningStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const live = useRef<LiveStage | null>(null)
  const latest = useRef(document)
  const pause = useRef<(() => void) | null>(null)
  const restart = (): void => setAttempt(count => count + 1)

  useEffect(() => {
    const element = host.current
    if (!element) return
    const over = new AbortController()
    const note = (next: TurningStatus): void => {
      if (!over.signal.aborted) setStatus(next)
    }
    const recovery = createContextRecovery({ note, restart })
    setStatus('loading')
    try {
      live.current = openLiveStage({
        garment,
        host: element,
        onLost: recovery.onLost,
        onRestored: recovery.onRestored,
      })
      const opened = live.current
      listenForTurns(opened, element, over.signal)
      opened.stage.setView(first, false)
      opened.stage.show(latest.current).then(
        () => {
          note('ready')
          if (!over.signal.aborted) pause.current = autoRotate(opened, element, over.signal)
        },
        () => note('failed'),
      )
    } catch {
      note('noWebgl')
    }
    return () => {
      recovery.stop()
      over.abort()
      live.current?.dispose()
      live.current = pause.current = null
    }
  }, [host, garment, first, attempt])

  // The stage switches kits without resetting the garment's rotation.
  useEffect(() => {
    if (latest.current === document) return
    latest.current = document
    // If a kit cannot be painted, the previous one stays. The stage reports a lost context itself.
    live.current?.stage.show(document).catch(() => setStatus('failed'))
  }, [document])

  return {
    status,
    restart,
    look(view) {
      pause.current?.()
      live.current?.stage.setView(view)
    },
  }
}
