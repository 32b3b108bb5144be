import { lazy, Suspense, useEffect, useState } from 'react'
import { StudioBar } from '../bar/StudioBar.tsx'
import { Inspector } from '../inspector/Inspector.tsx'
import { toast } from '../../ui/index.ts'
import { StageView } from '../stage/StageView.tsx'
import { documentOf } from '../store/selectors.ts'
import { useStudio, useStudioApi } from '../store/StudioContext.ts'
import { useFabrics } from '../useFabrics.ts'
import { PlayerStrip } from '../tools/squad/PlayerStrip.tsx'
import { useWords } from '../words.ts'
import { listenForKeys } from './keys.ts'
import styles from './layout.module.css'
import { SelectionStrip } from './SelectionStrip.tsx'
import { Sheet } from './Sheet.tsx'
import { ToolPanel } from './ToolPanel.tsx'
import { ToolRail } from './ToolRail.tsx'
import { LAYERS_TOOL, TOOLS } from './tools.ts'
import { useIsDesktop } from './useIsDesktop.ts'
import { afterGarment } from '../stage/afterGarment.ts'

const SharpnessWatch = lazy(async () => ({
  default: (await import('../tools/images/SharpnessWatch.tsx')).SharpnessWatch,
}))
const FlatView = lazy(async () => ({ default: (await import('../flat/FlatView.tsx')).FlatView }))

const ArrangeRoot = lazy(() =>
  afterGarment(async () => ({ default: (await import('../arrange/ArrangeRoot.tsx')).ArrangeRoot })),
)

/** The garment on its stage, its pieces laid flat, or both. The stage stays alive behind the flat view. */
function Views() {
  const isDesktop = useIsDesktop()
  const wanted = useStudio(state => state.mode)
  const mode = !isDesktop && wanted === 'both' ? '3d' : wanted
  return (
    <div className={styles.views} data-mode={mode}>
      <div className={styles.view3d} inert={mode === 'flat'}>
        <StageView />
      </div>
      {mode !== '3d' && (
        <Suspense>
          <FlatView />
        </Suspense>
      )}
    </div>
  )
}

function ToolSide({ isOrderEmpty }: { isOrderEmpty: boolean }) {
  const say = useWords()
  const isDesktop = useIsDesktop()
  const tool = useStudio(state => state.tool)
  const isSheetUp = useStudio(state => state.isSheetUp)
  const closeSheet = useStudio(state => state.closeSheet)
  const info = [...TOOLS, LAYERS_TOOL].find(({ id }) => id === tool) ?? LAYERS_TOOL
  if (isDesktop) {
    return (
      <section className={styles.panel} aria-label={say(info.key)} data-testid="panel">
        <h2 className={styles.title}>{say(info.key)}</h2>
        <ToolPanel isOrderEmpty={isOrderEmpty} />
      </section>
    )
  }
  return isSheetUp ? (
    <Sheet key={tool} title={say(info.key)} onClose={closeSheet}>
      <ToolPanel isOrderEmpty={isOrderEmpty} />
    </Sheet>
  ) : null
}

/** Bar, rail, panel, stage and inspector, as the window allows. */
export function StudioLayout({ onOrder }: { onOrder: () => void }) {
  const say = useWords()
  const api = useStudioApi()
  const isDesktop = useIsDesktop()
  const tool = useStudio(state => state.tool)
  const isSheetUp = useStudio(state => state.isSheetUp)
  const openTool = useStudio(state => state.openTool)
  const hasPictures = useStudio(state => documentOf(state).layers.some(layer => layer.kind === 'image'))
  const [isOrderEmpty, setOrderEmpty] = useState(false)
  useFabrics()
  useEffect(() => listenForKeys(api, trouble => toast('info', say(trouble))), [api, say])
  useEffect(() => {
    // The sixth tool exists on phones only.
    if (isDesktop && tool === 'layers') openTool('parts')
  }, [isDesktop, tool, openTool])

  const order = (): void => {
    const { players, sizes } = api.getState()
    const isEmpty = sizes.length === 0 && !players.some(player => player.name.trim() !== '')
    setOrderEmpty(isEmpty)
    if (!isEmpty) onOrder()
    else openTool('squad')
  }

  return (
    <div className={styles.studio} data-sheet={(!isDesktop && isSheetUp) || undefined} data-testid="studio" data-window>
      <StudioBar onOrder={order} />
      <Suspense>{hasPictures && <SharpnessWatch />}</Suspense>
      <ToolRail />
      <ToolSide isOrderEmpty={isOrderEmpty} />
      <main className={styles.main} aria-label={say('studio')}>
        <Views />
        <PlayerStrip />
        <Suspense>
          <ArrangeRoot />
        </Suspense>
      </main>
      {!isDesktop && !isSheetUp && <SelectionStrip />}
      {isDesktop && (
        <aside className={styles.inspector} aria-label={say('inspector')} data-testid="inspector">
          <Inspector />
        </aside>
      )}
    </div>
  )
}
