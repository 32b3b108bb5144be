import { snakeCase } from '@kitwright/words'
import type { Stage } from '@kitwright/scene'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import type { StudioBarProps } from '../bar/BarParts.tsx'
import { StudioBar } from '../bar/StudioBar.tsx'
import { Inspector } from '../inspector/Inspector.tsx'
import { toast, useIsDesktop, lazy } from '../../../ui/index.ts'
import { loadAfterGarment, StageView } from '../../canvas/index.ts'
import { designOf, documentOf, type KeyTrouble, type DragState } from '@kitwright/editor'
import { useFabrics, useStudio, useStudioParts, type DraftState } from '../../context/index.ts'
import type { PickView } from '../../fields/index.ts'
import { DropSpot } from '../../tools/images/index.ts'
import { useIsWorn } from '../../tools/player/index.ts'
import { PlayerStrip } from '../../tools/squad/index.ts'
import { listenForKeys, type KeyedStudio } from '../keys/keys.ts'
import { listenForPastes } from '../keys/pastes.ts'
import css from './Layout.module.css'
import { SelectionStrip } from './SelectionStrip.tsx'
import { Sheet } from './Sheet.tsx'
import { ToolPanel } from './ToolPanel.tsx'
import { ToolRail } from './ToolRail.tsx'
import { SHOWN } from './toolAppearance.ts'

const SharpnessWatch = lazy(async () => ({
  default: (await import('../../tools/images/SharpnessWatch.tsx')).SharpnessWatch,
}))
const FlatView = lazy(async () => ({ default: (await import('../../canvas/flatView/FlatView.tsx')).FlatView }))

const PlayerOnStage = lazy(async () => ({
  default: (await import('../../tools/player/PlayerOnStage.tsx')).PlayerOnStage,
}))

const KitStrip = lazy(async () => ({ default: (await import('../../tools/parts/KitStrip.tsx')).KitStrip }))

const ArrangeRoot = lazy(() =>
  loadAfterGarment(async () => ({ default: (await import('../arrange/ArrangeRoot.tsx')).ArrangeRoot })),
)

const dropSpot = (view: PickView | null) => <DropSpot view={view} />

function WornPlayer({ stage }: { stage: Stage }) {
  return useIsWorn() && <PlayerOnStage stage={stage} />
}
const playerOnStage = (stage: Stage) => <WornPlayer stage={stage} />

/** The garment on its stage, its pieces laid flat, or both. The stage stays mounted behind the flat view. */
function Views() {
  const isDesktop = useIsDesktop()
  const wanted = useStudio(state => state.mode)
  const mode = !isDesktop && wanted === 'both' ? '3d' : wanted
  return (
    <div className={css.views} data-mode={mode}>
      <div className={css.view3d} inert={mode === 'flat'}>
        <StageView over={dropSpot} onStage={playerOnStage} />
      </div>
      {mode !== '3d' && (
        <Suspense>
          <FlatView over={dropSpot} />
        </Suspense>
      )}
    </div>
  )
}

function ToolSide({ isOrderEmpty }: { isOrderEmpty: boolean }) {
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  const tool = useStudio(state => state.tool)
  const isSheetUp = useStudio(state => state.isSheetUp)
  const closeSheet = useStudio(state => state.closeSheet)
  const info = SHOWN[tool]
  if (isDesktop) {
    return (
      <section className={css.panel} aria-label={t(`studio:${info.key}`)} data-testid="panel">
        <h2 className={css.title}>{t(`studio:${info.key}`)}</h2>
        <ToolPanel isOrderEmpty={isOrderEmpty} />
      </section>
    )
  }
  return isSheetUp ? (
    <Sheet key={tool} title={t(`studio:${info.key}`)} onClose={closeSheet}>
      <ToolPanel isOrderEmpty={isOrderEmpty} />
    </Sheet>
  ) : null
}

/** The bar, rail, panel, stage and inspector, as the window size permits. */
export function StudioLayout({ onOrder, onAddToCart }: StudioBarProps) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<KeyedStudio & DragState & DraftState>()
  const isDesktop = useIsDesktop()
  const tool = useStudio(state => state.tool)
  const isSheetUp = useStudio(state => state.isSheetUp)
  const openPanel = useStudio(state => state.openPanel)
  const hasPictures = useStudio(state => documentOf(state).layers.some(layer => layer.kind === 'image'))
  const hasKits = useStudio(state => designOf(state).kits.length > 0)
  // The parts panel shows the kits itself.
  const isPartsOpen = tool === 'parts' && (isDesktop || isSheetUp)
  const [isOrderEmpty, setOrderEmpty] = useState(false)
  useFabrics()
  useEffect(() => {
    const tell = (trouble: KeyTrouble): void => toast('info', t(`studio:${snakeCase(trouble)}`))
    const stops = [
      listenForKeys(api, tell),
      listenForPastes(),
      api.subscribe((state, before) => {
        if (state.isCopyRefused && !before.isCopyRefused) tell('tooManyLayers')
      }),
    ]
    return () => stops.forEach(stop => stop())
  }, [api, t])
  useEffect(() => {
    // The sixth tool exists on phones only.
    if (isDesktop && tool === 'layers') openPanel('parts')
  }, [isDesktop, tool, openPanel])

  const whenFilled = (goOn: () => void) => (): void => {
    const { players, sizes } = api.getState()
    const isEmpty = sizes.length === 0 && !players.some(player => player.name.trim() !== '')
    setOrderEmpty(isEmpty)
    if (!isEmpty) goOn()
    else openPanel('squad')
  }

  return (
    <div className={css.studio} data-sheet={(!isDesktop && isSheetUp) || undefined} data-testid="studio" data-window>
      <StudioBar onOrder={whenFilled(onOrder)} onAddToCart={whenFilled(onAddToCart)} />
      <Suspense>{hasPictures && <SharpnessWatch />}</Suspense>
      <ToolRail />
      <ToolSide isOrderEmpty={isOrderEmpty} />
      <main className={css.main} aria-label={t('studio:studio')}>
        <Views />
        <Suspense>{hasKits && !isPartsOpen && <KitStrip />}</Suspense>
        <PlayerStrip />
        <Suspense>
          <ArrangeRoot />
        </Suspense>
      </main>
      {!isDesktop && !isSheetUp && <SelectionStrip />}
      {isDesktop && (
        <aside className={css.inspector} aria-label={t('studio:inspector')} data-testid="inspector">
          <Inspector />
        </aside>
      )}
    </div>
  )
}
