import type { ReactNode } from 'react'
import { OfflineNote } from '../../session/index.ts'
import { SkipLink } from '../../ui/index.ts'
import { WebFooter } from './WebFooter.tsx'
import { WebHeader } from './WebHeader.tsx'
import css from './WebLayout.module.css'

/** The frame of the public pages. */
export function WebLayout({ children }: { children: ReactNode }) {
  return (
    <div className={css.page}>
      <SkipLink />
      <WebHeader />
      <OfflineNote />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <WebFooter />
    </div>
  )
}
