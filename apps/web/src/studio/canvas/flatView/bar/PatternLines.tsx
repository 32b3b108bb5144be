import { sizeLabel, type Garment, type GarmentOptions, findPiece, type Piece } from '@kitwright/garment'
import { boxHeight, boxWidth, type Point } from '@kitwright/measure'
import { onSheet, pathOf, type LaidPiece, type Sheet, type SheetEdge } from '@kitwright/editor'
import { useId } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { pieceKey } from '../../../context/index.ts'
import css from './PatternLines.module.css'
import type { Sizes } from './useSizes.ts'

/** Distance from an edge, in mm, below which a letter may run into the stitches. */
export const SAFE_MM = 10

/** Line height of a piece's labels, CSS px. */
const LINE_PX = 14
/** Maximum width of a letter, CSS px. Measures that would overlap the next piece's are left out. */
const LETTER_PX = 6.4

interface SheetWithScale {
  readonly sheet: Sheet
  readonly scale: number
}

const toPx = ({ x, y }: Point, scale: number): Point => ({ x: x * scale, y: y * scale })
const outlineOf = (laid: LaidPiece, outline: readonly Point[], scale: number): string =>
  pathOf(outline.map(at => toPx(onSheet(laid, at), scale)))

/** Marks the band along every edge in which nothing important should lie. */
function SafeBand({ laid, scale }: { laid: LaidPiece; scale: number }) {
  const id = useId()
  const points = outlineOf(laid, laid.piece.outline, scale)
  return (
    <>
      <clipPath id={id}>
        <polygon points={points} />
      </clipPath>
      <polygon className={css.safe} points={points} strokeWidth={2 * SAFE_MM * scale} clipPath={`url(#${id})`} />
    </>
  )
}

interface NamedProps extends SheetWithScale, Sizes {
  readonly laid: LaidPiece
  readonly other: Piece | undefined
}

const measuresOf = ({ box }: Piece) => ({ width: Math.round(boxWidth(box)), height: Math.round(boxHeight(box)) })

/** Truncates a name that would run into the next piece's, between letters of any script. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const letters = [...new Intl.Segmenter('km').segment(text)]
  const last = letters.findLast(({ index, segment }) => index + segment.length < most)
  return last ? `${text.slice(0, last.index + last.segment.length).trimEnd()}…` : ''
}

/** Shows a piece's name and measures above it, and its outline in the compared size. */
function Named({ laid, other, scale, size, compared }: NamedProps) {
  const { t } = useTranslation(['flat', 'arrange'])
  const { piece, at } = laid
  const top = other ? Math.min(piece.box[1], other.box[1]) : piece.box[1]
  const left = other ? Math.min(piece.box[0], other.box[0]) : piece.box[0]
  const label = toPx(onSheet(laid, { x: left, y: top }), scale)
  const name = t(pieceKey(piece.id))
  const [own, there] = [piece, other].map(each => each && t('flat:measures', measuresOf(each)))
  const right = Math.max(piece.box[2], other?.box[2] ?? -Infinity)
  const fits = (text: string): boolean => text.length * LETTER_PX <= (right - left) * scale
  const both = there !== undefined && compared !== null && `${sizeLabel(size)} ${own} → ${sizeLabel(compared)} ${there}`
  const told = both ? [name, ...(fits(both) ? [both] : [])] : [fits(`${name} · ${own}`) ? `${name} · ${own}` : name]
  const most = Math.floor(((right - left) * scale) / LETTER_PX)
  const lastY = Math.max(label.y - 6, told.length * LINE_PX)
  return (
    <g data-piece-name={piece.id} data-at={at.x}>
      {other && <polygon className={css.other} points={outlineOf(laid, other.outline, scale)} />}
      {told.map((line, i) => (
        <text key={line} className={css.name} x={label.x} y={lastY - (told.length - 1 - i) * LINE_PX}>
          <title>{line}</title>
          {shortened(line, most)}
        </text>
      ))}
    </g>
  )
}

interface PatternLinesProps extends SheetWithScale, Sizes {
  readonly options: GarmentOptions
  readonly other: Garment | null
  readonly edges: readonly SheetEdge[]
  readonly hasLines: boolean
  /** Edge under the pointer. */
  readonly hovered: SheetEdge | null
}

/** Marks the sheet as a pattern maker does: names and measures, seams and hems, the safe area and joined edges. */
export function PatternLines({ edges, hasLines, hovered, other, options, ...drawn }: PatternLinesProps) {
  const { sheet, scale } = drawn
  const line = (points: readonly Point[]): string => pathOf(points.map(at => toPx(at, scale)))
  return (
    <svg className={css.lines} aria-hidden data-testid="pattern-lines">
      {hasLines && sheet.pieces.map(laid => <SafeBand key={laid.piece.id} laid={laid} scale={scale} />)}
      {hasLines &&
        edges.map(edge => (
          <polyline
            key={`${edge.piece} ${edge.name}`}
            className={edge.partner ? css.seam : css.hem}
            points={line(edge.points)}
          />
        ))}
      {sheet.pieces.map(laid => {
        const there = other ? findPiece(other, options, laid.piece.id)?.piece : undefined
        return <Named key={laid.piece.id} {...drawn} laid={laid} other={there} />
      })}
      {hovered && (
        <g className={css.lit} data-testid="lit-seam">
          <polyline points={line(hovered.points)} />
          {hovered.partner && <polyline points={line(hovered.partner.points)} />}
        </g>
      )}
    </svg>
  )
}
