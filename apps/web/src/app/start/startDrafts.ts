import { provideAccount, claimGuestDrafts, forgetInThisTab, sendQueued, watchDeleted } from '../../drafts/index.ts'
import type { Session } from '../../session/index.ts'

/** Pages that show a draft. */
const SHOWS_DRAFTS = /^\/(?:design|preview|quickstart)\b/

/**
 * Tracks whose drafts this browser shows: a guest's drafts pass to the account that signs in; an account's drafts are
 * shown to no other visitor.
 */
export function startDrafts({ accountId, apiFor, state }: Session): void {
  provideAccount(accountId)
  let account: string | null = null
  const send = (): void => {
    if (account !== null) void sendQueued(apiFor(account))
  }
  const settle = async (): Promise<void> => {
    const now = accountId()
    if (now === account) return
    account = now
    if (now !== null) await claimGuestDrafts(now)
    send()
  }
  state.subscribe(() => void settle())
  void settle()
  addEventListener('online', send)
  watchDeleted(ids => {
    forgetInThisTab(ids)
    // After a sign-out in another tab the open draft closes here too.
    if (SHOWS_DRAFTS.test(location.pathname)) location.replace('/')
  })
}
