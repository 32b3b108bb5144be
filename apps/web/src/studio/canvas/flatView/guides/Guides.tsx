import type { RulerGuide } from '@kitwright/design'
import { moveGuide, onSheet, removeGuide, type Sheet, type DocumentState, type DocumentVerbs } from '@kitwright/editor'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { pieceKey, useGesture, useStudioParts } from '../../../context/index.ts'
import type { HeldGuide, useGuideDrag } from './guideDrag.ts'
import css from './Guides.module.css'

interface GuidesProps {
  readonly guides: readonly RulerGuide[]
  readonly sheet: Sheet
  readonly scale: number
  readonly drag: ReturnType<typeof useGuideDrag>
}

/** Returns the ends of a guide across its piece, in px of the sheet. */
function endsOf({ piece, axis, atMm }: RulerGuide, sheet: Sheet, scale: number) {
  const laid = sheet.pieces.find(each => each.piece.id === piece)
  if (!laid) return null
  const [x0, y0, x1, y1] = laid.piece.box
  const [from, to] =
    axis === 'x'
      ? [
          { x: atMm, y: y0 },
          { x: atMm, y: y1 },
        ]
      : [
          { x: x0, y: atMm },
          { x: x1, y: atMm },
        ]
  const [a, b] = [onSheet(laid, from), onSheet(laid, to)]
  return { x1: a.x * scale, y1: a.y * scale, x2: b.x * scale, y2: b.y * scale }
}

/** Draws the dragged guide across its piece, or across the sheet if releasing it there leaves no guide. */
function Held({ held, sheet, scale }: { held: HeldGuide } & Pick<GuidesProps, 'sheet' | 'scale'>) {
  const { t } = useTranslation(['flat'])
  const at = { x: held.at.x * scale, y: held.at.y * scale }
  const across =
    held.axis === 'x'
      ? { x1: at.x, x2: at.x, y1: 0, y2: sheet.height * scale }
      : { y1: at.y, y2: at.y, x1: 0, x2: sheet.width * scale }
  const ends = (held.laid && endsOf(held.laid, sheet, scale)) ?? across
  const label = held.laid ? `${held.laid.atMm} mm` : held.index === null ? '' : t('flat:guide_remove')
  return (
    <g className={css.held} data-off={held.laid === null || undefined}>
      <line {...ends} />
      <text x={at.x + 10} y={at.y - 10}>
        {label}
      </text>
    </g>
  )
}

const STEPS: Readonly<Record<string, { axis: 'x' | 'y'; by: number }>> = {
  ArrowLeft: { axis: 'x', by: -1 },
  ArrowRight: { axis: 'x', by: 1 },
  ArrowUp: { axis: 'y', by: -1 },
  ArrowDown: { axis: 'y', by: 1 },
}

/** Starts a drag when a guide is pressed. Returns the ref of the SVG that contains the guides. */
function useHand(guides: GuidesProps['guides'], take: GuidesProps['drag']['take']) {
  const host = useRef<SVGSVGElement>(null)
  const latest = useRef({ guides, take })
  useEffect(() => {
    latest.current = { guides, take }
  })
  useEffect(() => {
    const element = host.current
    // The sheet below listens natively, so this listener must be native to stop the press.
    const down = (event: PointerEvent): void => {
      const mark = event.target instanceof Element ? event.target.closest<SVGElement>('[data-guide]') : null
      const index = Number(mark?.dataset.guide)
      const guide = mark ? latest.current.guides[index] : undefined
      if (!guide) return
      mark?.focus()
      latest.current.take(event, guide.axis, index, guide.piece)
    }
    // A new guide can be touched before the browser applies its `touch-action`.
    const stay = (event: TouchEvent): void => {
      if (event.target instanceof Element && event.target.closest('[data-guide]')) event.preventDefault()
    }
    const listening = new AbortController()
    element?.addEventListener('pointerdown', down, { signal: listening.signal })
    element?.addEventListener('touchstart', stay, { signal: listening.signal, passive: false })
    return () => listening.abort()
  }, [])
  return host
}

/** Guides across the pieces, moved by pointer or keys and removed by keys. They are never printed. */
export function Guides({ guides, sheet, scale, drag }: GuidesProps) {
  const { t } = useTranslation(['flat', 'arrange'])
  const api = useStudioParts<DocumentState & DocumentVerbs>()
  const gesture = useGesture()
  const host = useHand(guides, drag.take)
  function onKeyDown(event: KeyboardEvent, index: number): void {
    const { axis, atMm } = guides[index]!
    const step = STEPS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Delete' || event.key === 'Backspace') removeGuide(api, index)
    else if (step?.axis === axis) moveGuide(api, index, atMm + step.by * (event.shiftKey ? 10 : 1), gesture())
    else if (!step) return
    event.preventDefault()
  }
  return (
    <svg ref={host} className={css.guides}>
      {guides.map((guide, i) => {
        const ends = endsOf(guide, sheet, scale)
        if (!ends) return null
        return (
          <g
            key={i}
            role="button"
            tabIndex={0}
            aria-label={t('flat:guide_at', { piece: t(pieceKey(guide.piece)), mm: guide.atMm })}
            data-guide={i}
            data-axis={guide.axis}
            data-held={drag.held?.index === i || undefined}
            onKeyDown={event => onKeyDown(event, i)}
          >
            <title>{t('flat:guide_hint')}</title>
            <line className={css.reach} {...ends} />
            <line className={css.halo} {...ends} />
            <line className={css.line} {...ends} />
          </g>
        )
      })}
      {drag.held && <Held held={drag.held} sheet={sheet} scale={scale} />}
    </svg>
  )
}
