import type { ReactNode } from 'react'
import css from './Notice.module.css'

/** Where notices stand, one above the other. */
export const Notices = ({ children }: { children: ReactNode }) => <div className={css.notices}>{children}</div>
