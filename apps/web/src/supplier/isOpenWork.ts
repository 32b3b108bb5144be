import type { WorkItem } from './useWork.ts'

/** Also what was sent, as long as pieces of it are made once more. */
export const isOpenWork = ({
  state,
  remakes,
}: Pick<WorkItem, 'state'> & { readonly remakes: readonly Pick<WorkItem['remakes'][number], 'sentAt'>[] }): boolean =>
  state !== 'sent' || remakes.some(({ sentAt }) => sentAt === null)
