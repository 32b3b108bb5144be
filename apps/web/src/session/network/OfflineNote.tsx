import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../texts/index.ts'
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

/** Notice that the page shows stored data from the last visit while the shop is unreachable. */
export function OfflineNote() {
  const { t } = useTranslation(['common'])
  if (!useSyncExternalStore(onChange, isFromBefore, () => false)) return null
  return (
    <p role="status" className={css.note}>
      {t('common:offline_note')}
    </p>
  )
}
