import type { Layer } from '@kitwright/design'
import { useEffect, useRef } from 'react'
import {
  isSelected,
  pathOf,
  shownLayer,
  type SelectionState,
  type DocumentState,
  type SquadState,
  type ViewState,
  type DragState,
  type Draggable,
} from '@kitwright/editor'
import { useTranslation } from '../../../../texts/index.ts'
import { extentOf, useStudioParts } from '../../../context/index.ts'
import { placeGuides } from './guideMarks.ts'
import { grabLayer, listenForHandles } from './listenForHandles.ts'
import type { LiveStage } from '../stage/liveStage.ts'
import { overlayGeometry, type OverlayGeometry } from './overlayGeometry.ts'
import { placeMarks } from './updateFrameSvg.ts'
import snapGuides from '../../SnapGuides.module.css'
import css from '../Stage.module.css'

const geometryOf = (live: LiveStage, layer: Layer | undefined): OverlayGeometry | null =>
  layer && !layer.isHidden ? overlayGeometry(live.stage, layer, extentOf(layer)) : null

/** Outlines the layer under the pointer, unless it already has a frame. */
function placeHover(
  svg: SVGSVGElement,
  live: LiveStage,
  state: DocumentState & SquadState & SelectionState & Pick<ViewState, 'hover'>,
): void {
  const id = state.hover?.layer
  const layer = id === undefined || isSelected(state.selection, id) ? undefined : shownLayer(state, id)
  const geometry = geometryOf(live, layer)
  svg.querySelector('[data-hover]')?.setAttribute('points', geometry ? pathOf(geometry.outline) : '')
}

/** Shows the frame and handles of the selected layer on the cloth, and the snap guides of a drag. */
export function StageOverlay({ live }: { live: LiveStage }) {
  const { t } = useTranslation(['studio'])
  const api = useStudioParts<Draggable & SquadState & ViewState & DragState>()
  const svg = useRef<SVGSVGElement>(null)
  const guides = useRef<SVGGElement>(null)

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const draw = (): void => {
      const state = api.getState()
      const { selection } = state
      const layer = selection.kind === 'layer' ? shownLayer(state, selection.id) : undefined
      placeMarks(element, geometryOf(live, layer))
      placeHover(element, live, state)
      if (guides.current) placeGuides(guides.current, live, state.guides)
      element.toggleAttribute('data-locked', layer?.isLocked ?? false)
      element.dataset.kind = layer?.kind ?? ''
    }
    draw()
    const stops = [live.onFrame(draw), api.subscribe(draw), listenForHandles(element, live, api, grabLayer(api, live))]
    return () => stops.forEach(stop => stop())
  }, [api, live])

  return (
    <svg ref={svg} className={css.overlay} role="group" aria-label={t('studio:handles')} data-testid="stage-handles">
      <polygon className={css.hovered} data-hover />
      <g ref={guides} className={`${css.guides} ${snapGuides.guides}`} aria-hidden />
      <polygon className={css.frame} data-frame />
      <line className={css.stem} />
      <path className={css.leaders} data-leaders />
      {[0, 1, 2, 3].map(corner => (
        <g key={corner} data-grip="scale" data-testid={`handle-scale-${corner}`}>
          <circle r={22} className={css.reach} />
          <rect x={-6} y={-6} width={12} height={12} rx={3} className={css.handle} />
        </g>
      ))}
      {['left', 'right'].map(side => (
        <g key={side} data-grip="width" data-testid={`handle-width-${side}`}>
          <circle r={16} className={css.reach} />
          <rect x={-4} y={-8} width={8} height={16} rx={4} className={css.handle} />
        </g>
      ))}
      <g data-grip="rotate" data-testid="handle-rotate">
        <circle r={22} className={css.reach} />
        <circle r={8} className={css.handle} />
      </g>
    </svg>
  )
}
