import css from './Figures.module.css'
import { type FigureKey, figureOf, type FigureStep } from './figureTypes.ts'

const WIDTH = 120
const HEIGHT = 26

type Course = readonly (number | null)[]

/** Returns the path through the figures; steps without one are passed over. */
function pathOf(course: Course, [least, most]: readonly [number, number]): string {
  const points = course.flatMap((value, i) => {
    if (value === null) return []
    const x = (i / Math.max(1, course.length - 1)) * WIDTH
    const y = most === least ? HEIGHT / 2 : HEIGHT * (1 - (value - least) / (most - least))
    return [`${x.toFixed(1)} ${y.toFixed(1)}`]
  })
  return points.length < 2 ? '' : `M${points.join('L')}`
}

/** The course of a figure, with that of the period before as a broken line. Decoration: the figures stand beside it. */
export function Spark({ steps, of }: { steps: readonly FigureStep[]; of: FigureKey }) {
  const now: Course = steps.map(step => figureOf(of, step.now))
  const before: Course = steps.map(step => figureOf(of, step.before))
  const known = [...now, ...before].filter(value => value !== null)
  const range = [Math.min(...known), Math.max(...known)] as const
  return (
    <svg className={css.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={pathOf(before, range)} data-before />
      <path d={pathOf(now, range)} />
    </svg>
  )
}
