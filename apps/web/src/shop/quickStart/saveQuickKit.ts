import type { Player } from '@kitwright/contract'
import { newDraft, saveDraft } from '../../drafts/index.ts'
import type { KitOptions } from './makeKit.ts'
import { makeKitInBrowser } from './makeKitInBrowser.ts'

interface QuickKit {
  readonly id: string
  readonly name: string
  readonly players: readonly Player[]
}

/** Makes the kit and stores it in this browser. Returns whether it was stored. */
export async function saveQuickKit(options: KitOptions, { id, name, players }: QuickKit): Promise<boolean> {
  const design = await makeKitInBrowser(options)
  if (!design) return false
  const kept = await saveDraft({ ...newDraft(name, design), id, players })
  return kept.ok
}
