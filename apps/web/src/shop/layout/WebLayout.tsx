import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OfflineNote } from '../../session/index.ts'
import { WebFooter } from './WebFooter.tsx'
import { WebHeader } from './WebHeader.tsx'
import css from './WebLayout.module.css'

/** The frame of the public pages. */
export function WebLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['common'])
  return (
    <div className={css.page}>
      <a className={css.skip} href="#content">
        {t('common:skip_to_content')}
      </a>
      <WebHeader />
      <OfflineNote />
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <WebFooter />
    </div>
  )
}
