import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import css from './OfflineNote.module.css'

function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const hasNetwork = (): boolean => navigator.onLine

/** Says that the page shows the shop as it was at the last visit, for as long as there is no network. */
export function OfflineNote() {
  const { t } = useTranslation(['common'])
  if (useSyncExternalStore(onNetworkChange, hasNetwork, () => true)) return null
  return (
    <p role="status" className={css.note}>
      {t('common:offline_note')}
    </p>
  )
}
