import type { Client } from '@kitwright/contract/client'
import { digestOf } from '../database/jsonDigest.ts'
import { loadDraft, noteOnDraft } from '../records/drafts.ts'
import type { Draft } from '../database/types.ts'
import type { SaveError } from './uploadImages.ts'

type Roster = Pick<Draft, 'id' | 'name' | 'players' | 'savedRoster'>

/** Rows without a name are not players. */
const namedIn = ({ players }: Pick<Roster, 'players'>): Draft['players'] =>
  players.filter(({ name }) => name.trim() !== '')

const rosterOf = (draft: Pick<Roster, 'name' | 'players'>): string => digestOf([draft.name, namedIn(draft)])

/** Whether the person's squads on the server include this draft's players. */
export const isRosterSaved = (draft: Roster): boolean =>
  namedIn(draft).length === 0 || draft.savedRoster === rosterOf(draft)

/** Saves a draft's players as a squad with the draft's name. Returns null on success, otherwise the error. */
export async function sendRoster(draft: Draft, api: Client): Promise<SaveError | null> {
  const savedRoster = draft.savedRoster ?? (await loadDraft(draft.id))?.savedRoster
  if (isRosterSaved({ ...draft, ...(savedRoster && { savedRoster }) })) return null
  const { id, name } = draft
  const answer = await api('POST /api/squads', { body: { id, name, players: [...namedIn(draft)] } })
  if (!answer.ok) return answer.error
  await noteOnDraft(draft, { savedRoster: rosterOf(draft) })
  return null
}
