import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { confirm } from './confirm.ts'

interface LeaveWarning {
  /** Whether something would be lost, as it is at that moment; another part of the same page is told by equal paths. */
  readonly isLost: (from?: string, to?: string) => boolean
  /** A description of what would be lost. */
  readonly message: string
}

/** Asks before one goes to another page, closes this one or loads it anew, where something would be lost. */
export function useLeaveGuard({ isLost, message }: LeaveWarning): void {
  const { t } = useTranslation(['common'])
  // While the next page is fetched this one still stands: whoever has said that they leave it is not asked again.
  const left = useRef<string>(undefined)
  useBlocker({
    enableBeforeUnload: () => isLost(),
    shouldBlockFn: async ({ current, next }) => {
      const hasLeft = left.current !== undefined && left.current !== current.pathname
      if (hasLeft || !isLost(current.pathname, next.pathname)) return false
      const mayLeave = await confirm({
        title: t('common:leave_title'),
        message,
        accept: t('common:leave'),
        reject: t('common:stay'),
        isDangerous: true,
      })
      if (mayLeave) left.current = current.pathname
      return !mayLeave
    },
  })
}
