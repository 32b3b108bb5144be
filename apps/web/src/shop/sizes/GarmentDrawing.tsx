import type { MeasureId } from '@kitwright/garment'
import { boxHeight, boxWidth, distance, type Point } from '@kitwright/measure'
import type { FlatDrawing } from './flatGarment.ts'
import type { FlatArrow, FlatShape } from './flatShape.ts'
import css from './SizeChart.module.css'

const HEAD_MM = 15
const MARK_MM = 22

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

function Shape({ points, tone, widthMm }: FlatShape) {
  if (widthMm === undefined) return <path className={css[tone]} d={`${pathOf(points)}Z`} />
  // Draws an outlined band as a slightly wider line with the band over it.
  return (
    <>
      <path className={css.bandLine} d={pathOf(points)} strokeWidth={widthMm + 5} />
      <path className={css.band} d={pathOf(points)} strokeWidth={widthMm} />
    </>
  )
}

function headAt(tip: Point, from: Point): Point[] {
  const run = distance(tip, from) || 1
  const [ux, uy] = [(from.x - tip.x) / run, (from.y - tip.y) / run]
  const wing = (side: number): Point => ({
    x: tip.x + HEAD_MM * (ux - side * uy * 0.45),
    y: tip.y + HEAD_MM * (uy + side * ux * 0.45),
  })
  return [tip, wing(1), wing(-1)]
}

function Arrow({ from, to, letter }: Omit<FlatArrow, 'measure'> & { readonly letter: string }) {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  return (
    <g>
      <path className={css.arrow} d={pathOf([from, to])} />
      <path className={css.head} d={`${pathOf(headAt(from, to))}Z`} />
      <path className={css.head} d={`${pathOf(headAt(to, from))}Z`} />
      <circle className={css.head} cx={x} cy={y} r={MARK_MM} />
      <text className={css.letter} x={x} y={y} dy="0.36em">
        {letter}
      </text>
    </g>
  )
}

interface Props {
  readonly drawing: FlatDrawing
  readonly letterOf: (measure: MeasureId) => string
  readonly title: string
}

/** Draws a garment laid flat from its own pieces, with an arrow for each measure. */
export function GarmentDrawing({ drawing: { box, shapes, arrows }, letterOf, title }: Props) {
  return (
    <svg
      className={css.drawing}
      viewBox={`${box[0]} ${box[1]} ${boxWidth(box)} ${boxHeight(box)}`}
      role="img"
      aria-label={title}
    >
      {shapes.map((shape, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the shapes of a drawing never change their order
        <Shape key={i} {...shape} />
      ))}
      {arrows.map(({ measure, from, to }) => (
        <Arrow key={measure} from={from} to={to} letter={letterOf(measure)} />
      ))}
    </svg>
  )
}
