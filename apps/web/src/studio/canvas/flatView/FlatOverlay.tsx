import type { Sources } from '@kitwright/artwork'
import { areasOfPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import {
  frameOf,
  groupsOf,
  guideShapes,
  isSelected,
  type LaidPiece,
  onSheet,
  pathOf,
  selectedPatternIndex,
  patternedPart,
  patternPlaces,
  type Sheet,
  shownDocument,
  shownLayer,
} from '@kitwright/editor'
import { useTranslation } from '../../../texts/index.ts'
import { extentOf, useStudio } from '../../context/index.ts'
import snapGuides from '../SnapGuides.module.css'
import css from './FlatView.module.css'
import { FlatFrame, FlatGroupFrame, FlatPatternFrame, MARGIN_MM } from './FlatFrame.tsx'

const toPx = (at: Point, scale: number): Point => ({ x: at.x * scale, y: at.y * scale })

interface FlatOverlayProps {
  readonly sheet: Sheet
  readonly scale: number
  /** Text is measured again when its fonts have loaded. */
  readonly sources: Sources
}

/** Outlines the hovered part on every piece, or the hovered layer. */
function Hovered({ sheet, scale }: Pick<FlatOverlayProps, 'sheet' | 'scale'>) {
  const hover = useStudio(state => state.hover)
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => shownDocument(state).options)
  const layer = useStudio(state =>
    state.hover?.layer === undefined ? undefined : shownLayer(state, state.hover.layer),
  )
  const polygons = sheet.pieces.flatMap(laid => {
    const place = (points: readonly Point[]): string => pathOf(points.map(at => toPx(onSheet(laid, at), scale)))
    if (layer) return layer.piece === laid.piece.id ? [place(frameOf(layer, extentOf(layer), MARGIN_MM).corners)] : []
    return areasOfPiece(garment, options, laid.piece.id)
      .filter(({ part }) => part === hover?.part)
      .flatMap(({ region }) => region ?? [laid.piece.outline])
      .map(place)
  })
  return polygons.map(points => <polygon key={points} className={css.hovered} points={points} />)
}

/** Outlines the selected part on every piece that shows it. */
function SelectedPart({ sheet, scale }: Pick<FlatOverlayProps, 'sheet' | 'scale'>) {
  const part = useStudio(({ selection }) => (selection.kind === 'part' ? selection.part : null))
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => shownDocument(state).options)
  const polygons = sheet.pieces.flatMap(laid =>
    areasOfPiece(garment, options, laid.piece.id)
      .filter(area => area.part === part)
      .flatMap(({ region }) => region ?? [laid.piece.outline])
      .map(ring => pathOf(ring.map(at => toPx(onSheet(laid, at), scale)))),
  )
  return polygons.map(points => <polygon key={points} className={css.part} points={points} />)
}

/** Shows the guides that a drag snaps to, with their distances. */
function FlatGuides({ sheet, scale }: Pick<FlatOverlayProps, 'sheet' | 'scale'>) {
  const guides = useStudio(state => state.guides)
  const laid = sheet.pieces.find(({ piece }) => piece.id === guides?.piece)
  if (!laid) return null
  const { lines, labels } = guideShapes(guides, at => toPx(onSheet(laid, at), scale))
  return (
    <g className={snapGuides.guides} aria-hidden>
      {lines.map(({ kind, points }) => (
        <polyline key={pathOf(points)} data-kind={kind} points={pathOf(points)} />
      ))}
      {labels.map(({ at, text }) => (
        <text key={`${at.x} ${at.y}`} x={at.x} y={at.y}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** Handles of the tool's pattern, on the largest piece that shows it. */
function FlatPattern({ sheet, scale }: Pick<FlatOverlayProps, 'sheet' | 'scale'>) {
  const part = useStudio(patternedPart)
  const garment = useStudio(state => state.garment)
  const document = useStudio(shownDocument)
  const at = useStudio(state => (part ? selectedPatternIndex(state, part) : 0))
  const [place] = part ? patternPlaces(document, garment, part, at) : []
  const laid = sheet.pieces.find(({ piece }) => piece.id === place?.piece)
  return place && laid && <FlatPatternFrame {...{ place, laid, scale }} />
}

/**
 * Draws the outlines of the pieces and the frames of the selection. One layer has its own handles, several share them.
 */
export function FlatOverlay({ sheet, scale }: FlatOverlayProps) {
  const { t } = useTranslation(['studio'])
  const selection = useStudio(state => state.selection)
  const layers = useStudio(state => shownDocument(state).layers)
  const chosen = layers.filter(({ id, isHidden }) => !isHidden && isSelected(selection, id))
  const groups = selection.kind === 'layers' ? groupsOf(chosen, extentOf) : []
  const laidOf = (id: string): LaidPiece | undefined => sheet.pieces.find(({ piece }) => piece.id === id)
  return (
    <svg className={css.overlay} role="group" aria-label={t('studio:handles')}>
      {sheet.pieces.map(each => (
        <polygon
          key={each.piece.id}
          className={css.edge}
          points={pathOf(each.piece.outline.map(at => toPx(onSheet(each, at), scale)))}
        />
      ))}
      <SelectedPart sheet={sheet} scale={scale} />
      <Hovered sheet={sheet} scale={scale} />
      <FlatGuides sheet={sheet} scale={scale} />
      <rect className={css.marquee} data-marquee width={0} height={0} />
      {chosen.map(layer => {
        const laid = laidOf(layer.piece)
        return laid && <FlatFrame key={layer.id} {...{ layer, laid, scale }} hasHandles={selection.kind === 'layer'} />
      })}
      <FlatPattern sheet={sheet} scale={scale} />
      {groups.map(group => {
        const laid = laidOf(group.piece)
        return laid && <FlatGroupFrame key={group.piece} {...{ group, laid, scale }} />
      })}
    </svg>
  )
}
