import type { ProductType } from '@kitwright/garment'
import {
  claimDraft,
  type Draft,
  ensureSaved,
  keepPending,
  leaveDraft,
  loadDraft,
  saveDraft,
  sendRoster,
} from '../../../drafts/index.ts'
import type { CheckoutSource, OrderedLines } from '../form/checkoutSource.ts'

/** Copies the lines into the draft, so that the studio shows what was typed in the checkout. */
const withLines = (draft: Draft, lines: OrderedLines): Draft => ({ ...draft, ...lines, updatedAt: Date.now() })

const orderedIn = ({ players, sizes = [], fabric }: OrderedLines): string => JSON.stringify([players, sizes, fabric])

/** Writes the lines into the stored draft. Resolves with the stored draft. */
async function keepInDraft(known: Draft, lines: OrderedLines): Promise<Draft> {
  const latest = await loadDraft(known.id)
  if (!latest) return known
  if (orderedIn(latest) === orderedIn(lines)) return latest
  const next = withLines(latest, lines)
  const kept = await saveDraft(next)
  return kept.ok ? { ...next, version: kept.version } : latest
}

/** The lines of a studio's draft: what is typed goes back into it, and it is saved before the order. */
export function draftSource(draft: Draft, productType: ProductType): CheckoutSource {
  const { id, name, document, players, sizes, fabric } = draft
  let known = draft
  let own = draft
  return {
    design: { id, name, document, productType },
    lines: { players, ...(sizes && { sizes }), fabric },
    keep: async lines => {
      known = await keepInDraft(known, lines)
    },
    keepPending: lines => keepPending(withLines(known, lines)),
    save: async (account, api) => {
      own = await claimDraft(own, account)
      return ensureSaved(own.id, api, own)
    },
    // The design's players stay in the player list when the draft is deleted.
    onPlaced: async api => {
      await sendRoster(own, api)
    },
    leave: async () => leaveDraft(id),
  }
}
