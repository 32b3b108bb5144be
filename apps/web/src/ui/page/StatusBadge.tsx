import type { Icon } from '@tabler/icons-react'
import css from './StatusBadge.module.css'

export type Severity = 'info' | 'success' | 'warn' | 'primary' | 'secondary' | 'danger'

interface Props {
  readonly severity: Severity
  readonly icon: Icon
  readonly label: string
}

/** A badge that combines colour, icon and words, so that nothing depends on colour alone. */
export function StatusBadge({ severity, icon: Glyph, label }: Props) {
  return (
    <span className={css.badge} data-severity={severity}>
      <Glyph size={15} stroke={2.4} aria-hidden />
      {label}
    </span>
  )
}
