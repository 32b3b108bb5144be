import { PLAYERS, playerOrFirst, TONES, type PlayerModel } from '@kitwright/library/players'
import type { PersonLook } from '@kitwright/scene/wearer'

export type PeopleGroup = 'everyone' | 'women' | 'men'

/** Returns the people of a group, in an order in which neighbours differ. */
export function peopleOf(group: PeopleGroup): readonly PlayerModel[] {
  if (group === 'everyone') return PLAYERS
  return PLAYERS.filter(({ person }) => person.cut === (group === 'women' ? 'woman' : 'man'))
}

/** A player's person; `repeat` counts the players before with the same one. */
export interface ChosenPerson {
  readonly person: PlayerModel
  readonly repeat: number
}

/** Returns a person for each player: the chosen one, else one that nobody else has, else the least used one. */
export function choosePeople(players: readonly { readonly person?: string | undefined }[]): readonly ChosenPerson[] {
  const used = new Map<string, number>()
  const isKnown = (id: string | undefined): id is string => PLAYERS.some(person => person.id === id)
  const wanted = players.map(({ person }) => (isKnown(person) ? person : null))
  for (const id of wanted) if (id !== null) used.set(id, (used.get(id) ?? 0) + 1)
  const ids = wanted.map(id => {
    if (id !== null) return id
    const [free] = PLAYERS.toSorted((a, b) => (used.get(a.id) ?? 0) - (used.get(b.id) ?? 0))
    used.set(free!.id, (used.get(free!.id) ?? 0) + 1)
    return free!.id
  })
  return ids.map((id, i) => ({
    person: playerOrFirst(id),
    repeat: ids.slice(0, i).filter(other => other === id).length,
  }))
}

const HAIR = {
  man: ['crop', 'waves', 'buzz', 'quiff', 'curlyTop', 'fade', 'fringe'],
  woman: ['bob', 'ponytail', 'curls', 'bun', 'loose', 'braids', 'longTied'],
} as const
const HAIR_COLOURS = ['#17120f', '#33211a', '#5a3720', '#98794f'] as const
const SCARVES = ['#22375c', '#5c2230', '#2f4a3a', '#e4e6e8'] as const
const TONE_IDS = Object.keys(TONES)

/** Returns another skin tone for somebody who repeats a person; null for the first one. */
export function toneOfRepeat({ person, repeat }: ChosenPerson): string | null {
  if (repeat === 0) return null
  return TONE_IDS[(TONE_IDS.indexOf(person.arms) + 3 * repeat) % TONE_IDS.length] ?? null
}

/** Changes hair, beard or scarf of somebody who repeats a person, so that nobody is taken for a twin. */
export function varyLook(look: PersonLook, repeat: number): PersonLook {
  if (repeat === 0) return look
  if (look.scarf) return { ...look, scarf: SCARVES[repeat % SCARVES.length]! }
  const styles = HAIR[look.cut].filter(style => style !== look.hair.style)
  const hair = { style: styles[(repeat * 2) % styles.length]!, colour: HAIR_COLOURS[repeat % HAIR_COLOURS.length]! }
  const beard = look.cut === 'man' ? (look.beard ? null : ('short' as const)) : null
  return { ...look, hair, beard, beardColour: hair.colour }
}
