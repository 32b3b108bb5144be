import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import css from './OfflineNote.module.css'
import { isAnswerKept, onShopAnswer } from './fetchWithTimeout.ts'

function onChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  const stop = onShopAnswer(listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
    stop()
  }
}
const isFromBefore = (): boolean => !navigator.onLine || isAnswerKept()

/** Says that the page shows the shop as it was at the last visit, for as long as the shop cannot be reached. */
export function OfflineNote() {
  const { t } = useTranslation(['common'])
  if (!useSyncExternalStore(onChange, isFromBefore, () => false)) return null
  return (
    <p role="status" className={css.note}>
      {t('common:offline_note')}
    </p>
  )
}
