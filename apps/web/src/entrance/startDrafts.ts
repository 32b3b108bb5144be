import { askWho, claimGuests, forgetHere, sendWaiting, watchGone } from '../drafts/index.ts'
import type { Session } from '../session/index.ts'

/** Pages that show a draft. */
const SHOWS_DRAFTS = /^\/(?:design|preview|quickstart)\b/

/** Whose the drafts of this browser are: a guest's go over to who signs in, what one has taken along is shown no more. */
export function startDrafts({ accountId, apiFor, state }: Session): void {
  askWho(accountId)
  let account: string | null = null
  const send = (): void => {
    if (account !== null) void sendWaiting(apiFor(account))
  }
  const settle = async (): Promise<void> => {
    const now = accountId()
    if (now === account) return
    account = now
    if (now !== null) await claimGuests(now)
    send()
  }
  state.subscribe(() => void settle())
  void settle()
  addEventListener('online', send)
  watchGone(ids => {
    forgetHere(ids)
    // Signed out in another tab: what stands open here goes with it.
    if (SHOWS_DRAFTS.test(location.pathname)) location.replace('/')
  })
}
