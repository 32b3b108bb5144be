import type { TextFunction } from '@kitwright/words'
import type { Subscribable } from '@kitwright/editor'
import { copyOf, belongsToAnotherAccount, type Draft } from '../../../drafts/index.ts'
import { toast } from '../../../ui/index.ts'
import { draftOf, type DraftSnapshot, type DraftVerbs } from '../../context/index.ts'

/** The current user. */
export interface Claimant {
  readonly t: TextFunction<'studio'>
  /** Returns the session's account. */
  account(): string | null
  goOnAs(copy: Draft): void
}

interface DraftOwnership {
  readonly store: Subscribable<DraftSnapshot & Pick<DraftVerbs, 'noteServer'>>
  needs(): Claimant
}

/** Assigns a guest's draft to the account that signs in. */
export function adoptGuestDraft({ store, needs }: DraftOwnership): void {
  const owner = needs().account()
  const { server, noteServer } = store.getState()
  if (owner !== null && server.owner === undefined) noteServer({ ...server, owner })
}

/** Returns whether the draft belongs to another account than the signed-in one. */
export const waitsForAnother = ({ store, needs }: DraftOwnership): boolean =>
  belongsToAnotherAccount(store.getState().server, needs().account())

/** Leaves a draft of another account unchanged; the signed-in account continues with a copy. */
export function continueAsCopy({ store, needs }: DraftOwnership): void {
  const state = store.getState()
  needs().goOnAs(copyOf(draftOf(state, Date.now()), state.name))
  toast('info', needs().t('studio:copy_of_others'))
}

/** Assigns a draft without an owner to the account that saves it; one of another account is left alone and copied. */
export function claim(claimed: DraftOwnership): void {
  const { store, needs } = claimed
  const owner = needs().account()
  const state = store.getState()
  if (owner === null || state.server.owner === owner) return
  if (waitsForAnother(claimed)) continueAsCopy(claimed)
  state.noteServer({ ...store.getState().server, owner })
}
