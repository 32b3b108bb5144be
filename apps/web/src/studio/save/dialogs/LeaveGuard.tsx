import { useTranslation } from '../../../texts/index.ts'
import { isSaved } from '../../../drafts/index.ts'
import { useLeaveGuard } from '../../../ui/index.ts'
import { draftOf, useStudioParts, type DraftSnapshot } from '../../context/index.ts'

/**
 * Asks before leaving only when the last change is neither stored in this browser nor saved to the account; otherwise
 * nothing is lost.
 */
export function LeaveGuard() {
  const { t } = useTranslation(['studio'])
  const store = useStudioParts<DraftSnapshot>()
  // Reads the current state, which no render need have received yet.
  const isLost = (): boolean => {
    const state = store.getState()
    return state.localSave.kind === 'failed' && !isSaved(draftOf(state, 0))
  }
  useLeaveGuard({ isLost, message: t('studio:leave_text') })
  return null
}
