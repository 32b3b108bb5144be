import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './DesignWarning.module.css'

/** Shows what somebody should know about a design before it is ordered or produced. It blocks nothing. */
export function DesignWarning({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Alert color="yellow" role="status" className={css.warning} icon={icon}>
      {children}
    </Alert>
  )
}
