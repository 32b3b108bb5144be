import {
  documentOf,
  type DocumentState,
  type DocumentVerbs,
  type DocumentWithSelection,
  type SelectionVerbs,
} from '@kitwright/editor'
import { startMaskStroke } from '@kitwright/editor/mask'
import { partStyleOf } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import { Button, SegmentedControl } from '@mantine/core'
import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import type { PickView } from '../../../fields/index.ts'
import { useStudio, useStudioParts } from '../../../context/index.ts'
import { listenForPen } from './listenForPen.ts'
import css from './Mask.module.css'
import { outlinesPath, type Corner } from './outlinesPath.ts'
import { putPenAway, usePen } from './maskPen.ts'

const WAYS = ['add', 'cut'] as const

/** Shows the instructions, the result of the last line, and the button that ends drawing. */
function PenBar() {
  const { t } = useTranslation(['mask'])
  const { way, last, anew } = usePen()
  const openPanel = useStudio(state => state.openPanel)
  const done = (): void => {
    putPenAway()
    usePen.setState({ isBack: true })
    // A phone's panel was closed to show the garment.
    openPanel('patterns')
  }
  const said = last && last !== 'done' ? t(`mask:${last}`) : anew ? t('mask:hint_new') : t(`mask:hint_${way}`)
  return (
    <div className={css.bar} role="group" aria-label={t('mask:pen')} data-testid="mask-pen">
      <span className={css.ways}>
        <SegmentedControl
          size="sm"
          aria-label={t('mask:way')}
          value={way}
          data={WAYS.map(value => ({ value, label: t(`mask:way_${value}`) }))}
          onChange={next => usePen.setState({ way: next, anew: null, last: null })}
        />
        <Button size="sm" className={css.done} onClick={done}>
          {t('mask:stop')}
        </Button>
      </span>
      {/* Who has drawn one knows how. */}
      <span role="status" className={css.said} data-known={last === 'done' || undefined}>
        {said}
      </span>
    </div>
  )
}

/** Draws lines in this view. Each begins on the selected part, or else the visible one. */
function useLines(view: PickView, onLine: (line: readonly Point[]) => void): void {
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs & SelectionVerbs>()
  useEffect(
    () =>
      listenForPen(view, {
        begin(from) {
          const { way, anew } = usePen.getState()
          const stroke = startMaskStroke(api, { ...from, way: anew === from.place.piece ? 'new' : way })
          usePen.setState(now => ({ last: !stroke ? 'bare' : now.last === 'done' ? 'done' : null }))
          return stroke
        },
        onLine,
        onEnd(stroke) {
          const last = stroke.end()
          usePen.setState(({ anew }) => ({ last, anew: last === 'done' ? null : anew }))
        },
        onLeave: putPenAway,
      }),
    [api, view, onLine],
  )
}

const cornerOf = (path: SVGPathElement | null): Corner =>
  path?.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, top: 0 }

/** Keeps drawn outlines in place on the garment while the view turns or scrolls. */
function useOutlines(view: PickView, path: RefObject<SVGPathElement | null>): void {
  const api = useStudioParts<DocumentWithSelection>()
  useEffect(() => {
    let frame = 0
    const draw = (): void => {
      frame = requestAnimationFrame(draw)
      const state = api.getState()
      const { mask } = partStyleOf(documentOf(state), state.selection.kind === 'part' ? state.selection.part : 'base')
      const d = mask ? outlinesPath(view, mask, cornerOf(path.current)) : ''
      if (path.current?.getAttribute('d') !== d) path.current?.setAttribute('d', d)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [api, view, path])
}

/**
 * A pen over a view of the garment, whose closed lines become masks of patterns. It is off while another size is shown.
 */
export const MaskPen = ({ view }: { readonly view: PickView }) => (view.isOtherSize ? null : <Drawing view={view} />)

function Drawing({ view }: { readonly view: PickView }) {
  const api = useStudioParts<DocumentState>()
  const tool = useStudio(state => state.tool)
  const of = usePen(state => state.drawing?.of)
  const live = useRef<SVGPathElement>(null)
  const outlines = useRef<SVGPathElement>(null)
  const onLine = useCallback((line: readonly Point[]): void => {
    const { left, top } = cornerOf(live.current)
    const d = line.length > 1 ? `M${line.map(({ x, y }) => `${x - left} ${y - top}`).join('L')}` : ''
    live.current?.setAttribute('d', d)
  }, [])
  // Another tool or another design ends the drawing.
  const isOver = tool !== 'patterns' || of !== api
  useEffect(() => {
    if (isOver) putPenAway()
  }, [isOver])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-mask-pen', true)
    return () => void document.documentElement.toggleAttribute('data-mask-pen', false)
  }, [])
  useLines(view, onLine)
  useOutlines(view, outlines)
  return (
    <>
      <svg className={css.lines} aria-hidden>
        <path ref={outlines} className={css.outlines} />
        <path ref={live} className={css.live} data-mask-line />
      </svg>
      {view.isMain && <PenBar />}
    </>
  )
}
