import { useEffect, useRef } from 'react'
import type {
  FingerPair,
  Pinch,
  Access,
  Draggable,
  DragState,
  WithPorts,
  Pinchable,
  SquadState,
  ViewState,
} from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import { listenForHandles, type GrabHandle } from './listenForHandles.ts'
import type { LiveStage } from '../stage/liveStage.ts'
import type { OverlayGeometry } from './overlayGeometry.ts'
import { placeMarks } from './updateFrameSvg.ts'
import css from '../Stage.module.css'

/** Part of the editor that frames read and change. */
type FramedStudio = Draggable & Pinchable & SquadState & Pick<DragState, 'turnDeg'> & Pick<ViewState, 'tool'>
export type FramedEditor = Access<FramedStudio> & WithPorts<'measure' | 'newId'>

/** Source of a frame on the cloth, with the effects of its handles and of two fingers. */
export interface FrameSource {
  readonly geometry: () => OverlayGeometry | null
  readonly grab: GrabHandle
  /** Absent if two fingers control the garment. */
  readonly pinch?: (fingers: FingerPair) => Pinch | null
  /** Outlines beside the frame, as the `d` of a path. */
  readonly outlines?: () => string
}

interface FrameOverlayProps {
  readonly live: LiveStage
  readonly framing: (editor: FramedEditor, live: LiveStage) => FrameSource
  /** Names the handles for tests. */
  readonly name: string
  readonly withMove?: boolean
}

/** Frame on the cloth with corner handles and a rotation knob. `framing` must be the same function on each render. */
export function FrameOverlay({ live, framing, name, withMove = false }: FrameOverlayProps) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<FramedStudio>()
  const svg = useRef<SVGSVGElement>(null)

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const { geometry, grab, pinch, outlines } = framing(api, live)
    const draw = (): void => {
      placeMarks(element, geometry())
      if (outlines) element.querySelector('[data-frames]')?.setAttribute('d', outlines())
    }
    draw()
    if (pinch) live.pinchers.add(pinch)
    const stops = [live.onFrame(draw), api.subscribe(draw), listenForHandles(element, live, api, grab)]
    return () => {
      if (pinch) live.pinchers.delete(pinch)
      stops.forEach(stop => stop())
    }
  }, [api, live, framing])

  return (
    <svg ref={svg} className={css.overlay} role="group" aria-label={t('studio:handles')} data-kind={name}>
      <path className={css.frames} data-frames />
      <polygon className={css.frame} data-frame />
      <line className={css.stem} />
      <path className={css.leaders} data-leaders />
      {withMove && (
        <g data-grip="move" data-testid={`${name}-move`}>
          <circle r={22} className={css.reach} />
          <circle r={10} className={css.handle} />
        </g>
      )}
      {[0, 1, 2, 3].map(corner => (
        <g key={corner} data-grip="scale" data-testid={`${name}-scale-${corner}`}>
          <circle r={22} className={css.reach} />
          <rect x={-6} y={-6} width={12} height={12} rx={3} className={css.handle} />
        </g>
      ))}
      <g data-grip="rotate" data-testid={`${name}-rotate`}>
        <circle r={22} className={css.reach} />
        <circle r={8} className={css.handle} />
      </g>
    </svg>
  )
}
