import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Notice } from '../../ui/index.ts'
import { cancelSlowCalls, countSlowCalls, onSlowCalls } from './waits.ts'

/** Notice that the shop is slow to answer, with a button to stop waiting. */
export function SlowCallsNotice() {
  const { t } = useTranslation(['common'])
  if (useSyncExternalStore(onSlowCalls, countSlowCalls, () => 0) === 0) return null
  return <Notice text={t('common:still_waiting')} label={t('common:stop_waiting')} onPress={cancelSlowCalls} />
}
