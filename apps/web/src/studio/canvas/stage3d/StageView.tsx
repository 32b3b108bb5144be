import type { TextKey } from '@kitwright/words'
import type { Stage } from '@kitwright/scene'
import { Button, Loader } from '@mantine/core'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { PickMode, type PickView } from '../../fields/index.ts'
import { useMaterial, useStudio, useStudioParts } from '../../context/index.ts'
import type { Selection } from '@kitwright/editor'
import { listenForBrowsing, type BrowsedStudio } from './browseKeys.ts'
import { listenOnCloth, type ClothStudio } from './clothPointer.ts'
import { listenForTurnKeys } from './stage/turnKeys.ts'
import css from './Stage.module.css'
import { usePickOnCloth } from './usePickOnCloth.ts'
import { useStage, type StageStatus } from './stage/useStage.ts'
import { ViewButtons } from './ViewButtons.tsx'
import { lazy } from '../../../ui/index.ts'

const NoWebgl = lazy(async () => ({ default: (await import('./NoWebgl.tsx')).NoWebgl }))
// Loads when the first layer is hovered or selected.
const StageOverlay = lazy(async () => ({ default: (await import('./overlay/StageOverlay.tsx')).StageOverlay }))
const GroupOverlay = lazy(async () => ({ default: (await import('./overlay/GroupOverlay.tsx')).GroupOverlay }))
const PartOverlay = lazy(async () => ({ default: (await import('./overlay/PartOverlay.tsx')).PartOverlay }))
const PatternOverlay = lazy(async () => ({ default: (await import('./overlay/PatternOverlay.tsx')).PatternOverlay }))

const hasLayers = (selection: Selection): boolean => selection.kind === 'layer' || selection.kind === 'layers'

const TROUBLE: Partial<Record<StageStatus, TextKey<'studio'>>> = {
  failed: 'stage_failed',
  lost: 'stage_lost',
}

function StageMessage({ status, onRestart }: { status: StageStatus; onRestart: () => void }) {
  const { t } = useTranslation(['studio'])
  const trouble = TROUBLE[status]
  if (status === 'loading') {
    return (
      <div className={css.message} role="status">
        <Loader size="sm" />
        {t('studio:stage_loading')}
      </div>
    )
  }
  if (status === 'noWebgl') {
    return (
      <Suspense>
        <NoWebgl onRestart={onRestart} />
      </Suspense>
    )
  }
  if (!trouble) return null
  return (
    <div className={css.message} role="alert">
      <p>{t(`studio:${trouble}`)}</p>
      <Button onClick={onRestart}>{t('studio:stage_restart')}</Button>
    </div>
  )
}

interface StageViewProps {
  /** Additional content on the stage, rendered once the garment is. */
  readonly onStage?: (stage: Stage) => ReactNode
  /** Overlay that queries where on the cloth a point is. */
  readonly over?: (view: PickView | null) => ReactNode
}

/** Shows the garment with handles on its cloth. */
export function StageView({ onStage, over }: StageViewProps) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<ClothStudio & BrowsedStudio>()
  const host = useRef<HTMLDivElement>(null)
  const { live, status, restart } = useStage(host)
  const material = useMaterial()
  const pickView = usePickOnCloth(live)
  const isMarked = useStudio(({ selection, hover }) => hasLayers(selection) || hover?.layer !== undefined)
  const isSeveral = useStudio(state => state.selection.kind === 'layers')
  const isPart = useStudio(state => state.selection.kind === 'part')
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
    <div className={css.stage} data-status={status}>
      <div
        ref={host}
        className={css.host}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the garment is turned with the arrow keys
        tabIndex={0}
        role="application"
        aria-label={t('studio:stage_label')}
        aria-describedby="stage-help"
        data-testid="stage"
      >
        <Suspense>
          {live && isMarked && <StageOverlay live={live} />}
          {live && isSeveral && <GroupOverlay live={live} />}
          {live && isPart && <PartOverlay live={live} />}
          {live && isPatterning && <PatternOverlay live={live} />}
          {live && status === 'ready' && onStage?.(live.stage)}
        </Suspense>
      </div>
      <span id="stage-help" className="kw-hidden">
        {t('studio:stage_help')}
      </span>
      <StageMessage status={status} onRestart={restart} />
      <PickMode view={pickView} />
      {over?.(pickView)}
      {live && <ViewButtons stage={live.stage} />}
    </div>
  )
}
