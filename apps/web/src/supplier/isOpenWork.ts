import type { WorkItem } from './useWork.ts'

/** Includes shipped work while pieces of it are being remade. */
export const isOpenWork = ({
  state,
  remakes,
}: Pick<WorkItem, 'state'> & { readonly remakes: readonly Pick<WorkItem['remakes'][number], 'sentAt'>[] }): boolean =>
  state !== 'sent' || remakes.some(({ sentAt }) => sentAt === null)
