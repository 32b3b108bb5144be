import { openDatabase } from '../database/database.ts'
import { claimForms } from './forms.ts'
import { copyOf, loadDraft, noteOnDraft, saveDraft } from './drafts.ts'
import type { Draft } from '../database/types.ts'

/** Assigns a guest's drafts and typed checkout data to the account that signs in. */
export async function claimGuestDrafts(account: string): Promise<void> {
  try {
    claimForms(account)
    const work = (await openDatabase()).transaction('drafts', 'readwrite')
    for await (const cursor of work.store) {
      if (cursor.value.owner === undefined) await cursor.update({ ...cursor.value, owner: account })
    }
    await work.done
  } catch {
    // Nothing is stored when storage is switched off.
  }
}

/**
 * Whether a draft belongs to another account than the one signed in. A draft that nobody has saved belongs to the
 * current user.
 */
export const belongsToAnotherAccount = ({ owner }: Pick<Draft, 'owner'>, account: string | null): boolean =>
  owner !== undefined && account !== null && owner !== account

/**
 * Returns the draft to save for an account: the stored draft, or a copy if it belongs to another account. The original
 * stays unchanged.
 */
export async function claimDraft(open: Draft, account: string | null): Promise<Draft> {
  const draft = (await loadDraft(open.id)) ?? open
  if (account === null || draft.owner === account) return draft
  if (draft.owner !== undefined) {
    const copy = { ...copyOf(draft, draft.name), owner: account }
    await saveDraft(copy)
    return copy
  }
  await noteOnDraft(draft, { owner: account })
  return { ...draft, owner: account }
}
