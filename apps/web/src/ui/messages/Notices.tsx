import type { ReactNode } from 'react'
import css from './Notice.module.css'

/** Stacks the notices. */
export const Notices = ({ children }: { children: ReactNode }) => <div className={css.notices}>{children}</div>
