import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { Outline, type OutlineShape } from './outline/Outline.tsx'

interface Props {
  readonly shape?: OutlineShape
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** What a list shows when it is empty: a garment's outline, why, and the next thing to do. */
export function EmptyState({ shape = 'kit', title, text, children }: Props) {
  return (
    <div className={css.empty}>
      <div className={css.drawing}>
        <Outline shape={shape} />
      </div>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
