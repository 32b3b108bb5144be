import { SURFACES, type HeadPart, type PlayerModel } from '@kitwright/library/players'
import type { PersonLook } from './personLook.ts'

const BEARDS = ['stubble', 'short', 'full', 'goatee'] as const
const surface = (part: HeadPart | undefined): string | null => (part ? (SURFACES[part.skin] ?? null) : null)

/** Returns how a player's head looks, with this skin tone. */
export function personLookOf({ head, eyes, person }: PlayerModel, tone: string): PersonLook {
  const [, hair, ...worn] = head
  const named = (name: string): HeadPart | undefined => worn.find(part => part.name === name)
  const beard = BEARDS.find(kind => named(`beard-${kind}`)) ?? null
  const hairColour = surface(hair) ?? '#17120f'
  return {
    ...person,
    tone,
    eyes: SURFACES[eyes] ?? '#2c1a10',
    hair: { style: hair?.name ?? 'bald', colour: hairColour },
    beard,
    beardColour: surface(named(`beard-${beard}`)) ?? hairColour,
    band: surface(named('band')),
    scarf: surface(named('scarf')),
  }
}
