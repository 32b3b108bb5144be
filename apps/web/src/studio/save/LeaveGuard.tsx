import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../../ui/index.ts'
import { useStudio } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'

/** Asks before leaving only when the last change could not be kept in this browser; otherwise nothing is lost. */
export function LeaveGuard() {
  const say = useWords()
  const isLost = useStudio(state => state.keeping.kind === 'failed')
  useBlocker({
    enableBeforeUnload: () => isLost,
    shouldBlockFn: async () => {
      if (!isLost) return false
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
