import { useState, type ReactNode } from 'react'
import css from './TextStyle.module.css'

interface SectionProps {
  readonly title: string
  /** Marks a closed section whose settings are in use. */
  readonly isUsed?: boolean
  readonly children: ReactNode
}

/** A collapsible section of the panel. Its content is rendered when it is opened. */
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
