import type { Player } from '@kitwright/contract'
import { newDraft, saveDraft } from '../../drafts/index.ts'
import type { KitOptions } from './makeKit.ts'
import { makeKitHere } from './makeKitHere.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly players: readonly Player[]
}

/** Makes the kit and keeps it in this browser; whether it is kept. */
export async function keepKit(options: KitOptions, { id, name, players }: Kept): Promise<boolean> {
  const design = await makeKitHere(options)
  if (!design) return false
  const kept = await saveDraft({ ...newDraft(name, design), id, players })
  return kept.ok
}
