import { formatCount } from '@kitwright/measure'
import { IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import css from './Today.module.css'

interface Props {
  readonly title: string
  readonly total: number
  /** If false, there are more than `total`. */
  readonly isExact?: boolean
  readonly isLate?: boolean
  /** Said if nothing waits. */
  readonly empty: string
  /** Links to whole lists. */
  readonly links?: ReactNode
  readonly children: ReactNode
}

/** One part of the day with its count; a calm line if nothing of it waits. */
export function Part({ title, total, isExact = true, isLate = false, empty, links, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.partHead} data-empty={total === 0 || undefined}>
        <h2 id={id}>
          {title}{' '}
          {total > 0 && (
            <span className={css.count} data-late={isLate || undefined}>
              {formatCount(total)}
              {!isExact && '+'}
            </span>
          )}
        </h2>
        {total === 0 && (
          <p className={css.none}>
            <IconCircleCheck size={18} aria-hidden /> {empty}
          </p>
        )}
        <span className={css.links}>{links}</span>
      </div>
      {total > 0 && children}
    </section>
  )
}
