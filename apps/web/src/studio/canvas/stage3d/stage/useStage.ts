import { createContextRecovery } from '@kitwright/scene'
import { useEffect, useState, type RefObject } from 'react'
import { useStudioParts } from '../../../context/index.ts'
import { tellSeen } from './loadAfterGarment.ts'
import { syncStage, type StageState } from './syncStage.ts'
import { openLiveStage, type LiveStage } from './liveStage.ts'

/** `showing`: the garment is visible, details are still loading. */
export type StageStatus = 'loading' | 'showing' | 'ready' | 'noWebgl' | 'failed' | 'lost'

export interface StageHandle {
  readonly live: LiveStage | null
  readonly status: StageStatus
  /** Starts again with a new canvas. */
  restart(): void
}

/** Runs the studio's stage in a host element, from the first effect until the host unmounts. */
export function useStage(host: RefObject<HTMLElement | null>): StageHandle {
  const api = useStudioParts<StageState>()
  const [live, setLive] = useState<LiveStage | null>(null)
  const [status, setStatus] = useState<StageStatus>('loading')
  const [attempt, setAttempt] = useState(0)
  const restart = (): void => setAttempt(count => count + 1)

  useEffect(() => {
    const element = host.current
    if (!element) return
    let isOver = false
    const note = (next: StageStatus): void => {
      if (!isOver) setStatus(next)
      if (next !== 'loading') tellSeen()
    }
    note('loading')
    let opened: LiveStage
    const recovery = createContextRecovery({ note, restart })
    try {
      opened = openLiveStage({
        garment: api.getState().garment,
        host: element,
        onLost: recovery.onLost,
        onRestored: recovery.onRestored,
      })
    } catch {
      note('noWebgl')
      return
    }
    const { ready, stop } = syncStage(opened.stage, api, () => note('failed'))
    setLive(opened)
    const stopWatching = opened.onFrame(() => {
      if (opened.stage.info.triangles === 0) return
      setStatus(now => (now === 'loading' ? 'showing' : now))
      stopWatching()
    })
    ready.then(
      () => note('ready'),
      () => note('failed'),
    )
    return () => {
      isOver = true
      recovery.stop()
      stop()
      setLive(null)
      opened.dispose()
    }
  }, [api, host, attempt])

  return { live, status, restart }
}
