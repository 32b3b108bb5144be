import { useState, type ReactNode } from 'react'
import css from './TextStyle.module.css'

interface SectionProps {
  readonly title: string
  /** Something in it is in use: marked while it is closed. */
  readonly isUsed?: boolean
  readonly children: ReactNode
}

/** A part of the panel that opens and closes; what is in it is made when it is opened. */
export function Section({ title, isUsed = false, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.section} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {isUsed && !isOpen && <span className={css.on} />}
      </summary>
      {isOpen && <div className={css.body}>{children}</div>}
    </details>
  )
}
