import { shownDocument } from '@kitwright/editor'
import { useEffect, useMemo, useRef } from 'react'
import { useStudio } from '../../../context/index.ts'
import type { LiveStage } from '../stage/liveStage.ts'
import { partOutlines, seenPath } from './partOutlines.ts'
import css from '../Stage.module.css'

/** Outlines the selected part on the cloth without changing how the design looks. */
export function PartOverlay({ live }: { live: LiveStage }) {
  const path = useRef<SVGPathElement>(null)
  const part = useStudio(({ selection }) => (selection.kind === 'part' ? selection.part : null))
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => shownDocument(state).options)
  const outlines = useMemo(() => (part ? partOutlines(garment, options, part) : []), [garment, options, part])

  useEffect(() => {
    const draw = (): void => path.current?.setAttribute('d', seenPath(live.stage, outlines))
    draw()
    return live.onFrame(draw)
  }, [live, outlines])

  return (
    <svg className={css.overlay} aria-hidden data-testid="part-outline">
      <path ref={path} className={css.part} />
    </svg>
  )
}
