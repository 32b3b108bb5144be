import { copyOf, loadDraft, noteOnDraft, saveDraft } from './drafts.ts'
import type { Draft } from './types.ts'

/** Whether a draft is another account's than the one signed in. What was never saved by anyone is whoever's is there. */
export const isOthers = ({ owner }: Pick<Draft, 'owner'>, account: string | null): boolean =>
  owner !== undefined && account !== null && owner !== account

/** The id of the draft that is to be saved for an account: of this one, or of a copy where it is another's, which stays as it is. */
export async function claimDraft(id: string, account: string | null): Promise<string> {
  const draft = await loadDraft(id)
  if (!draft || account === null || draft.owner === account) return id
  if (draft.owner === undefined) {
    await noteOnDraft(draft, { owner: account })
    return id
  }
  const copy = { ...copyOf(draft, draft.name), owner: account }
  await saveDraft(copy)
  return copy.id
}
