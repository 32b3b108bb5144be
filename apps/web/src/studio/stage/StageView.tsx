import { Button, Loader } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { PickMode } from '../colour/eyedropper/PickMode.tsx'
import { useIsWorn } from '../player/useIsWorn.ts'
import { useStudio, useStudioApi } from '../store/StudioContext.ts'
import { DropSpot } from '../tools/images/DropSpot.tsx'
import type { Selection } from '../store/types.ts'
import { useMaterial } from '../useFabrics.ts'
import { useWords, type StudioKey } from '../words.ts'
import { listenForBrowsing } from './browseKeys.ts'
import { listenOnCloth } from './clothPointer.ts'
import { listenForTurnKeys } from './turnKeys.ts'
import styles from './stage.module.css'
import { usePickOnCloth } from './usePickOnCloth.ts'
import { useStage, type StageStatus } from './useStage.ts'
import { ViewButtons } from './ViewButtons.tsx'

// Marks come with the first layer that is pointed at or chosen.
const StageOverlay = lazy(async () => ({ default: (await import('./StageOverlay.tsx')).StageOverlay }))
const GroupOverlay = lazy(async () => ({ default: (await import('./GroupOverlay.tsx')).GroupOverlay }))

const PatternOverlay = lazy(async () => ({ default: (await import('./PatternOverlay.tsx')).PatternOverlay }))

const PlayerOnStage = lazy(async () => ({ default: (await import('../player/PlayerOnStage.tsx')).PlayerOnStage }))

const hasLayers = (selection: Selection): boolean => selection.kind === 'layer' || selection.kind === 'layers'

const TROUBLE: Partial<Record<StageStatus, StudioKey>> = {
  noWebgl: 'stageNoWebgl',
  failed: 'stageFailed',
  lost: 'stageLost',
}

function StageMessage({ status, onRestart }: { status: StageStatus; onRestart: () => void }) {
  const say = useWords()
  const trouble = TROUBLE[status]
  if (status === 'loading') {
    return (
      <div className={styles.message} role="status">
        <Loader size="sm" />
        {say('stageLoading')}
      </div>
    )
  }
  if (!trouble) return null
  return (
    <div className={styles.message} role="alert">
      <p>{say(trouble)}</p>
      <Button onClick={onRestart}>{say('stageRestart')}</Button>
    </div>
  )
}

/** The garment, with handles on its cloth. */
export function StageView() {
  const say = useWords()
  const api = useStudioApi()
  const host = useRef<HTMLDivElement>(null)
  const { live, status, restart } = useStage(host)
  const material = useMaterial()
  const pickView = usePickOnCloth(live)
  const isMarked = useStudio(({ selection, hover }) => hasLayers(selection) || hover?.layer !== undefined)
  const isSeveral = useStudio(state => state.selection.kind === 'layers')
  const isWorn = useIsWorn()
  const isPatterning = useStudio(state => state.tool === 'patterns')

  useEffect(() => live?.stage.setMaterial(material), [live, material])

  useEffect(() => {
    const element = host.current
    if (!element || !live) return
    const stops = [
      listenOnCloth(element, live, api),
      listenForTurnKeys(element, live, api),
      listenForBrowsing(element, api),
    ]
    return () => stops.forEach(stop => stop())
  }, [live, api])

  return (
    <div className={styles.stage} data-status={status}>
      <div
        ref={host}
        className={styles.host}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the garment is turned with the arrow keys
        tabIndex={0}
        role="application"
        aria-label={say('stageLabel')}
        aria-describedby="stage-help"
        data-testid="stage"
      >
        <Suspense>
          {live && isMarked && <StageOverlay live={live} />}
          {live && isSeveral && <GroupOverlay live={live} />}
          {live && isPatterning && <PatternOverlay live={live} />}
          {live && isWorn && status === 'ready' && <PlayerOnStage stage={live.stage} />}
        </Suspense>
      </div>
      <span id="stage-help" className={styles.hidden}>
        {say('stageHelp')}
      </span>
      <StageMessage status={status} onRestart={restart} />
      <PickMode view={pickView} />
      <DropSpot view={pickView} />
      {live && <ViewButtons stage={live.stage} />}
    </div>
  )
}
