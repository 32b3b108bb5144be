import type { TFunction } from 'i18next'
import type { Followed } from '@kitwright/editor'
import { copyOf, isOthers, type Draft } from '../../drafts/index.ts'
import { toast } from '../../ui/index.ts'
import { draftOf, type Drafted, type StudioStore } from '../context/index.ts'

/** Who is here. */
export interface Claimant {
  readonly t: TFunction<readonly ['studio']>
  /** Whose the session is. */
  account(): string | null
  goOnAs(copy: Draft): void
}

interface Claimed {
  readonly store: Followed<Drafted & Pick<StudioStore, 'noteServer'>>
  needs(): Claimant
}

/** What a guest has begun is theirs who signs in. */
export function adopt({ store, needs }: Claimed): void {
  const owner = needs().account()
  const { server, noteServer } = store.getState()
  if (owner !== null && server.owner === undefined) noteServer({ ...server, owner })
}

/** The draft is another's than who is signed in. */
export const waitsForAnother = ({ store, needs }: Claimed): boolean =>
  isOthers(store.getState().server, needs().account())

/** What is another's stays as it is; who is here goes on with a copy of their own. */
export function goOnAsCopy({ store, needs }: Claimed): void {
  const state = store.getState()
  needs().goOnAs(copyOf(draftOf(state, Date.now()), state.name))
  toast('info', needs().t('studio:copy_of_others'))
}

/** What is saved becomes the account's; what is another's on this device stays as it is, and is gone on with as a copy. */
export function claim(claimed: Claimed): void {
  const { store, needs } = claimed
  const owner = needs().account()
  const state = store.getState()
  if (owner === null || state.server.owner === owner) return
  if (waitsForAnother(claimed)) goOnAsCopy(claimed)
  state.noteServer({ ...store.getState().server, owner })
}
