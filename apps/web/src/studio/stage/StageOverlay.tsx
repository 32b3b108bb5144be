import type { Layer } from '@kitwright/design'
import { useEffect, useRef } from 'react'
import { pathOf } from '../arrange/snap/shapes.ts'
import { extentOf } from '../gesture/extent.ts'
import { shownLayer } from '../store/selectors.ts'
import { isSelected } from '../store/selection.ts'
import type { StudioStore } from '../store/types.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import { placeGuides } from './guideMarks.ts'
import { grabLayer, listenForHandles } from './handles.ts'
import type { LiveStage } from './liveStage.ts'
import { overlayGeometry, type OverlayGeometry } from './overlayGeometry.ts'
import { placeMarks } from './placeMarks.ts'
import styles from './stage.module.css'

const geometryOf = (live: LiveStage, layer: Layer | undefined): OverlayGeometry | null =>
  layer && !layer.isHidden ? overlayGeometry(live.stage, layer, extentOf(layer)) : null

/** Outlines the layer under the pointer, unless it wears a frame anyway. */
function placeHover(svg: SVGSVGElement, live: LiveStage, state: StudioStore): void {
  const id = state.hover?.layer
  const layer = id === undefined || isSelected(state.selection, id) ? undefined : shownLayer(state, id)
  const geometry = geometryOf(live, layer)
  svg.querySelector('[data-hover]')?.setAttribute('points', geometry ? pathOf(geometry.outline) : '')
}

/** The frame and handles of the selected layer, on the cloth, and what a drag snaps to. */
export function StageOverlay({ live }: { live: LiveStage }) {
  const say = useWords()
  const api = useStudioApi()
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
    <svg ref={svg} className={styles.overlay} role="group" aria-label={say('handles')} data-testid="stage-handles">
      <polygon className={styles.hovered} data-hover />
      <g ref={guides} className={styles.guides} aria-hidden />
      <polygon className={styles.frame} data-frame />
      <line className={styles.stem} />
      {[0, 1, 2, 3].map(corner => (
        <g key={corner} data-grip="scale" data-testid={`handle-scale-${corner}`}>
          <circle r={22} className={styles.reach} />
          <rect x={-6} y={-6} width={12} height={12} rx={3} className={styles.handle} />
        </g>
      ))}
      {['left', 'right'].map(side => (
        <g key={side} data-grip="width" data-testid={`handle-width-${side}`}>
          <circle r={16} className={styles.reach} />
          <rect x={-4} y={-8} width={8} height={16} rx={4} className={styles.handle} />
        </g>
      ))}
      <g data-grip="rotate" data-testid="handle-rotate">
        <circle r={22} className={styles.reach} />
        <circle r={8} className={styles.handle} />
      </g>
    </svg>
  )
}
