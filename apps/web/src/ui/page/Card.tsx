import type { ReactNode } from 'react'
import css from './Card.module.css'

interface Props {
  readonly children: ReactNode
  readonly title?: string
  readonly text?: string
  readonly actions?: ReactNode
}

/** A plain box around related content. */
export function Card({ children, title, text, actions }: Props) {
  return (
    <section className={css.card}>
      {(title || actions) && (
        <div className={css.head}>
          <div>
            {title && <h2>{title}</h2>}
            {text && <p>{text}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
