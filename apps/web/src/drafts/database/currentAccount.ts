import type { Draft } from './types.ts'

let who: () => string | null = () => null

/** Registers the function that returns the signed-in account; it is called anew each time. */
export const provideAccount = (account: () => string | null): void => {
  who = account
}

/** Id of the account that is signed in; null for a guest. */
export const currentAccount = (): string | null => who()

/** Whether a draft belongs to another account than the current one. It is shown only to its owner. */
export const isHidden = ({ owner }: Pick<Draft, 'owner'>): boolean => owner !== undefined && owner !== who()

/** Adds the signed-in account as the owner of a draft; a guest's draft has no owner until the guest signs in. */
export const withOwner = <T extends Pick<Draft, 'owner'>>(draft: T, before?: Pick<Draft, 'owner'>): T => {
  const owner = draft.owner ?? before?.owner ?? who() ?? undefined
  return owner === undefined ? draft : { ...draft, owner }
}
