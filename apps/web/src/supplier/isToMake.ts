import type { Work } from './useWork.ts'

/** Also what was sent, as long as pieces of it are made once more. */
export const isToMake = ({
  state,
  remakes,
}: Pick<Work, 'state'> & { readonly remakes: readonly Pick<Work['remakes'][number], 'sentAt'>[] }): boolean =>
  state !== 'sent' || remakes.some(({ sentAt }) => sentAt === null)
