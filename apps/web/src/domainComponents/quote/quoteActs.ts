import type { CustomerQuote } from '@kitwright/contract'

/** A customer's actions on a quote; each resolves to whether it was done. */
export interface QuoteActs {
  readonly accept: (revision: number) => Promise<boolean>
  readonly decline: (revision: number, reason: string) => Promise<boolean>
  readonly write: (text: string, itemId: string | null) => Promise<boolean>
  /** Fetches a revision as PDF. */
  readonly fetchPaper: (revision: number) => Promise<void>
}

/** Returns the revision that counts; undefined before the first was sent. */
export const activeRevisionOf = ({
  revisions,
  activeRevision,
}: CustomerQuote): CustomerQuote['revisions'][number] | undefined =>
  revisions.find(({ revision }) => revision === activeRevision)
