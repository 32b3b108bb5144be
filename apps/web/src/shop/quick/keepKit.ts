import type { Player } from '@kitwright/contract'
import { newDraft, saveDraft } from '../../drafts/index.ts'
import { makeKit, type KitOptions } from './makeKit.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly players: readonly Player[]
}

/** Makes the kit and keeps it in this browser; whether it is kept. */
export async function keepKit(options: KitOptions, { id, name, players }: Kept): Promise<boolean> {
  const design = await makeKit(options)
  if (!design) return false
  const kept = await saveDraft({ ...newDraft(name, design), id, players })
  return kept.ok
}
