import type { ReactNode } from 'react'
import css from './PageHead.module.css'

interface Props {
  readonly title: string
  readonly text?: string
  /** Buttons beside the title. */
  readonly children?: ReactNode
}

/** The head of a tool page: title, one sentence and actions. */
export function PageHead({ title, text, children }: Props) {
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </header>
  )
}
