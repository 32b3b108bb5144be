import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { confirm } from './confirm.ts'

interface LeaveWarning {
  /** Returns whether something would be lost at that moment. Equal paths mean another part of the same page. */
  readonly isLost: (from?: string, to?: string) => boolean
  /** A description of what would be lost. */
  readonly message: string
}

/** Asks before the user leaves, closes or reloads the page, if something would be lost. */
export function useLeaveGuard({ isLost, message }: LeaveWarning): void {
  const { t } = useTranslation(['common'])
  // The page stays while the next one is fetched, so a user who has confirmed leaving is not asked again.
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
