import css from './RowDrag.module.css'

interface DropLineProps {
  readonly as: 'li' | 'span'
  /** Number of rows above the line, of `count`. */
  readonly before: number
  readonly count: number
}

/** Line in a list at which a dragged row would drop. */
export const DropLine = ({ as: Element, before, count }: DropLineProps) => (
  <Element className={css.drop} style={{ insetBlockStart: `${(100 * before) / count}%` }} aria-hidden />
)
