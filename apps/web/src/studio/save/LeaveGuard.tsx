import { useBlocker } from '@tanstack/react-router'
import { isSaved } from '../../drafts/index.ts'
import { confirm } from '../../ui/index.ts'
import { draftOf } from '../store/selectors.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'

/** Asks before leaving only when the last change is neither kept in this browser nor saved to the account; otherwise nothing is lost. */
export function LeaveGuard() {
  const say = useWords()
  const store = useStudioApi()
  // As it is at that moment, which no render need have seen yet.
  const isLost = (): boolean => {
    const state = store.getState()
    return state.keeping.kind === 'failed' && !isSaved(draftOf(state, 0))
  }
  useBlocker({
    enableBeforeUnload: isLost,
    shouldBlockFn: async () => {
      if (!isLost()) return false
      const mayLeave = await confirm({
        title: say('leaveTitle'),
        message: say('leaveText'),
        accept: say('leave'),
        reject: say('stay'),
        isDangerous: true,
      })
      return !mayLeave
    },
  })
  return null
}
