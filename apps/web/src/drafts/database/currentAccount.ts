import type { Draft } from './types.ts'

let who: () => string | null = () => null

/** Tells the room who is at the device; asked anew each time. */
export const provideAccount = (account: () => string | null): void => {
  who = account
}

/** Id of the account that is signed in; null for a guest. */
export const currentAccount = (): string | null => who()

/** Whether what is kept belongs to somebody else than who is at the device: it is shown to nobody but its owner. */
export const isHidden = ({ owner }: Pick<Draft, 'owner'>): boolean => owner !== undefined && owner !== who()

/** Adds the signed-in account as the owner of a draft; a guest's draft has no owner until the guest signs in. */
export const withOwner = <T extends Pick<Draft, 'owner'>>(draft: T, before?: Pick<Draft, 'owner'>): T => {
  const owner = draft.owner ?? before?.owner ?? who() ?? undefined
  return owner === undefined ? draft : { ...draft, owner }
}
