import { useBlocker } from '@tanstack/react-router'
import { isSaved } from '../../drafts/index.ts'
import { confirm } from '../../ui/index.ts'
import { useTranslation } from 'react-i18next'
import { draftOf, useStudioApi } from '../context/index.ts'

/** Asks before leaving only when the last change is neither kept in this browser nor saved to the account; otherwise nothing is lost. */
export function LeaveGuard() {
  const { t } = useTranslation(['studio'])
  const store = useStudioApi()
  // As it is at that moment, which no render need have seen yet.
  const isLost = (): boolean => {
    const state = store.getState()
    return state.localSave.kind === 'failed' && !isSaved(draftOf(state, 0))
  }
  useBlocker({
    enableBeforeUnload: isLost,
    shouldBlockFn: async () => {
      if (!isLost()) return false
      const mayLeave = await confirm({
        title: t('studio:leave_title'),
        message: t('studio:leave_text'),
        accept: t('studio:leave'),
        reject: t('studio:stay'),
        isDangerous: true,
      })
      return !mayLeave
    },
  })
  return null
}
