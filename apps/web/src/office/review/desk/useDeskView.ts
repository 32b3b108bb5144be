import type { KitRole } from '@kitwright/design'
import type { ViewName } from '@kitwright/garment'
import { useState } from 'react'
import type { StageFocus } from '../../../domainComponents/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'

export type BoardView = 'both' | 'worn' | 'flat'

/** The view of the open design: kit, side, layer and warning. */
export interface DeskView {
  readonly view: BoardView
  readonly setView: (view: BoardView) => void
  readonly focus: StageFocus | undefined
  /** Turns to a side, and frames a layer. */
  readonly show: (view: ViewName, layer: string | null) => void
  readonly chosen: string | null
  readonly warning: number | null
  readonly setWarning: (at: number | null) => void
  readonly kit: KitRole | null
  readonly setKit: (kit: KitRole | null) => void
}

/** Holds what is shown of the open design; on a phone one view at a time. */
export function useDeskView(): DeskView {
  const isDesktop = useIsDesktop()
  const [view, setView] = useState<BoardView | null>(null)
  const [focus, setFocus] = useState<StageFocus>()
  const [warning, setWarning] = useState<number | null>(null)
  const [kit, setKit] = useState<KitRole | null>(null)
  return {
    view: view ?? (isDesktop ? 'both' : 'worn'),
    setView,
    focus,
    show: (side, layer) => setFocus({ view: side, layer }),
    chosen: focus?.layer ?? null,
    warning,
    setWarning,
    kit,
    setKit,
  }
}
