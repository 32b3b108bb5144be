import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { type MarkName, MARKS } from '../outline/marks.ts'
import { Outline } from '../outline/Outline.tsx'

interface Props {
  readonly shape?: MarkName
  readonly title: string
  readonly text?: string
  /** Whether it is the whole page, so that its title is the page's. */
  readonly isPage?: boolean
  readonly children?: ReactNode
}

/** Shows the content of an empty list: a garment's outline, the reason, and the next thing to do. */
export function EmptyState({ shape = 'jersey', title, text, isPage = false, children }: Props) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={css.empty}>
      <div className={css.drawing}>
        <Outline paths={MARKS[shape]} />
      </div>
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}
