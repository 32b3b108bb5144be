import { belongsToAnotherAccount, isSaved, type Draft } from '../../drafts/index.ts'

/** A squad is checked against this many of a person's latest designs. */
export const DESIGNS = 3

interface DesignsToCheck<T> {
  /** This browser's designs with changes that the server does not have. */
  readonly drafts: readonly Draft[]
  readonly saved: readonly T[]
}

/** Picks a person's latest designs, each once: an unsaved draft replaces its saved revision. */
export function designsToCheck<T extends { readonly id: string }>(
  saved: readonly T[],
  drafts: readonly Draft[],
  accountId: string | null,
): DesignsToCheck<T> {
  const unsaved = drafts
    .filter(draft => !isSaved(draft) && !belongsToAnotherAccount(draft, accountId))
    .slice(0, DESIGNS)
  const ids = new Set(unsaved.flatMap(({ id, designId }) => [id, designId]))
  const others = saved.filter(({ id }) => !ids.has(id))
  return { drafts: unsaved, saved: others.slice(0, DESIGNS - unsaved.length) }
}
