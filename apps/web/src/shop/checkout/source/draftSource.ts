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
import { kitsOf, piecesIn, rowOf, sizeRowOf, type SizeRow, usualKits } from '../../../cart/index.ts'
import type { DesignForm } from '../form/checkoutForm.ts'
import type { CheckoutSource, OrderedLines } from '../form/checkoutSource.ts'
import { orderedLinesOf } from '../form/checkoutStorage.ts'

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

/** Converts pieces without names to rows. Keeps the rows as typed if they are equivalent. */
function sizeRows({ sizes }: Pick<OrderedLines, 'sizes'>, kept: readonly SizeRow[]): SizeRow[] {
  const isSame = sizes === undefined || JSON.stringify(piecesIn(kept)) === JSON.stringify(sizes)
  return isSame ? [...kept] : sizes.map(sizeRowOf)
}

/** Returns the input for a draft: its current players and sizes, with what was typed in the checkout before. */
export function startDraft(
  { document, players, sizes, fabric }: Pick<Draft, 'document' | 'players' | 'sizes' | 'fabric'>,
  kept: Partial<DesignForm> | undefined,
): DesignForm {
  const before = new Map(kept?.players?.map(row => [row.id, row]))
  return {
    kits: usualKits(kitsOf(document)),
    fabric,
    ...kept,
    players: players.map(player => rowOf(player, before.get(player.id))),
    sizes: sizeRows(sizes ? { sizes } : {}, kept?.sizes ?? []),
  }
}

/** The lines of a studio's draft: what is typed goes back into it, and it is saved before the order. */
export function draftSource(draft: Draft, productType: ProductType): CheckoutSource {
  const { id, name, document } = draft
  let known = draft
  let own = draft
  return {
    name: id,
    designs: [
      { design: { id, name, document, productType, studio: { draft: id } }, start: kept => startDraft(draft, kept) },
    ],
    samples: [],
    keep: async ([form]) => {
      if (form) known = await keepInDraft(known, orderedLinesOf(form))
    },
    keepPending: ([form]) => {
      if (form) keepPending(withLines(known, orderedLinesOf(form)))
    },
    save: async (account, api) => {
      own = await claimDraft(own, account)
      const saved = await ensureSaved(own.id, api, own)
      return saved.ok ? { ok: true, designIds: [saved.designId] } : saved
    },
    // The design's players stay in the player list when the draft is deleted.
    onPlaced: async api => {
      await sendRoster(own, api)
    },
    leave: async () => leaveDraft(id),
  }
}
