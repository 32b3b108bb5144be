import { FACES, type PlayerId } from './faces.ts'
import type { BuildId } from './builds.ts'
import type { BootsChoice, HeadPart, PersonKind, PlayerModel } from './types.ts'

/** Skin tones from light to dark, with neutral names like those of paper. */
export const TONES: Readonly<Record<string, string>> = {
  'tone-1': '#e6c3ad',
  'tone-2': '#dab08f',
  'tone-3': '#d0a283',
  'tone-4': '#b58566',
  'tone-5': '#9a694a',
  'tone-6': '#7f5238',
  'tone-7': '#643e2b',
  'tone-8': '#4e2f21',
}

/** Colours of a head part's skins, and of eyes. */
export const SURFACES: Readonly<Record<string, string>> = {
  ...TONES,
  'hair-black': '#17120f',
  'hair-brown': '#33211a',
  'hair-chestnut': '#5a3720',
  'hair-copper': '#8a4a24',
  'hair-sand': '#b08c5c',
  'hair-wheat': '#8f6b42',
  'hair-silver': '#8f8f91',
  'band-white': '#e4e6e8',
  'band-red': '#c4161d',
  'cloth-navy': '#22375c',
  'eyes-dark': '#2c1a10',
  'eyes-warm': '#54351c',
  'eyes-green': '#55714f',
  'eyes-blue': '#5c82a0',
}

const part = (name: string, skin: string, more: Partial<HeadPart> = {}): HeadPart => ({
  name,
  skin,
  skin_map: null,
  transparent: false,
  ...more,
})

interface PlayerRow {
  readonly kind: PersonKind
  readonly tone: string
  readonly eyes?: string
  /** Style and colour; the colour of brows and beard is the same. */
  readonly hair: readonly [style: string, colour: string]
  readonly beard?: 'stubble' | 'short' | 'full' | 'goatee'
  readonly beardColour?: string
  /** More that is worn on the head. */
  readonly worn?: readonly HeadPart[]
  /** All models if absent. */
  readonly boots?: readonly string[]
  readonly first: BootsChoice
}

const BROAD: readonly PlayerId[] = ['summit', 'ridge', 'ember']
const LEAN: readonly PlayerId[] = ['quartz', 'falcon', 'cedar']
const STRONG: readonly PlayerId[] = ['monsoon', 'coral', 'dune']

/** Returns a player's body: by name where it is out of the ordinary. */
function buildOf(id: PlayerId, { cut }: PersonKind): BuildId {
  if (cut === 'woman') return STRONG.includes(id) ? 'strong' : 'slender'
  if (BROAD.includes(id)) return 'broad'
  return LEAN.includes(id) ? 'lean' : 'mid'
}

const ALL = ['swift', 'anchor', 'cuff', 'tower', 'classic', 'strap']
/** Styles that thin out into the skin at their lower edge. */
const FADING = new Set(['crop', 'fade', 'buzz', 'quiff', 'curlyTop', 'fringe'])

const man = (age: number, more: Partial<PersonKind> = {}): PersonKind => ({
  cut: 'man',
  age,
  expression: 'calm',
  brows: { thickness: 0.42, height: 0, arch: 0.9 },
  freckles: 0,
  ...more,
})
const woman = (age: number, more: Partial<PersonKind> = {}): PersonKind => ({
  ...man(age),
  cut: 'woman',
  expression: 'smile',
  brows: { thickness: 0.29, height: 0.1, arch: 1.02 },
  ...more,
})

const ROWS: Readonly<Record<PlayerId, PlayerRow>> = {
  river: {
    kind: man(24, { expression: 'smile', brows: { thickness: 0.5, height: 0.02, arch: 0.7 } }),
    tone: 'tone-5',
    hair: ['crop', 'hair-black'],
    first: { model: 'swift', skin: 'flame' },
  },
  dawn: {
    kind: woman(22, { expression: 'grin' }),
    tone: 'tone-4',
    hair: ['ponytail', 'hair-black'],
    boots: ['swift', 'cuff', 'strap'],
    first: { model: 'cuff', skin: 'lagoon' },
  },
  summit: {
    kind: man(34, { expression: 'calm', brows: { thickness: 0.4, height: -0.15, arch: 0.6 } }),
    tone: 'tone-1',
    eyes: 'eyes-green',
    hair: ['quiff', 'hair-sand'],
    beard: 'short',
    beardColour: 'hair-wheat',
    boots: ['swift', 'classic', 'strap'],
    first: { model: 'classic', skin: 'ink' },
  },
  ember: {
    kind: man(26, { expression: 'grin', brows: { thickness: 0.34, height: 0.16, arch: 1.15 } }),
    tone: 'tone-5',
    hair: ['curlyTop', 'hair-black'],
    boots: ['swift', 'cuff', 'classic'],
    first: { model: 'swift', skin: 'volt' },
  },
  cedar: {
    kind: man(36, { expression: 'smile', brows: { thickness: 0.52, height: -0.08, arch: 0.65 } }),
    tone: 'tone-7',
    hair: ['buzz', 'hair-black'],
    beard: 'stubble',
    boots: ['cuff', 'classic', 'strap'],
    first: { model: 'strap', skin: 'night' },
  },
  monsoon: {
    kind: woman(28, { brows: { thickness: 0.36, height: 0.04, arch: 0.8 } }),
    tone: 'tone-5',
    hair: ['bun', 'hair-black'],
    worn: [part('band', 'band-white')],
    first: { model: 'cuff', skin: 'pair' },
  },
  flint: {
    kind: man(25, { expression: 'focus' }),
    tone: 'tone-8',
    hair: ['fade', 'hair-black'],
    beard: 'goatee',
    first: { model: 'swift', skin: 'volt' },
  },
  lotus: {
    kind: woman(20, { brows: { thickness: 0.31, height: 0.16, arch: 0.55 } }),
    tone: 'tone-2',
    hair: ['bob', 'hair-black'],
    first: { model: 'cuff', skin: 'lagoon' },
  },
  ridge: {
    kind: man(31, { expression: 'smile', brows: { thickness: 0.58, height: -0.12, arch: 0.95 } }),
    tone: 'tone-5',
    eyes: 'eyes-warm',
    hair: ['waves', 'hair-brown'],
    beard: 'full',
    first: { model: 'classic', skin: 'ink' },
  },
  coral: {
    kind: woman(23, { expression: 'grin' }),
    tone: 'tone-4',
    hair: ['curls', 'hair-brown'],
    first: { model: 'swift', skin: 'flame' },
  },
  quartz: {
    kind: man(19, { brows: { thickness: 0.4, height: 0.08, arch: 0.65 } }),
    tone: 'tone-3',
    hair: ['fringe', 'hair-black'],
    first: { model: 'cuff', skin: 'lagoon' },
  },
  willow: {
    kind: woman(25, { freckles: 0.8 }),
    tone: 'tone-1',
    eyes: 'eyes-blue',
    hair: ['longTied', 'hair-sand'],
    first: { model: 'strap', skin: 'night' },
  },
  comet: {
    kind: man(21, { expression: 'grin' }),
    tone: 'tone-7',
    hair: ['afro', 'hair-black'],
    first: { model: 'swift', skin: 'volt' },
  },
  pearl: {
    kind: woman(26, { brows: { thickness: 0.31, height: 0.12, arch: 1.12 } }),
    tone: 'tone-3',
    hair: ['bald', 'hair-black'],
    worn: [part('scarf', 'cloth-navy')],
    first: { model: 'classic', skin: 'ink' },
  },
  harbour: {
    kind: man(45, { freckles: 0.4, expression: 'smile' }),
    tone: 'tone-1',
    eyes: 'eyes-blue',
    hair: ['bald', 'hair-copper'],
    beard: 'full',
    first: { model: 'strap', skin: 'night' },
  },
  jade: {
    kind: woman(27, { expression: 'grin' }),
    tone: 'tone-7',
    hair: ['braids', 'hair-black'],
    first: { model: 'swift', skin: 'flame' },
  },
  falcon: {
    kind: man(44, { expression: 'smile', brows: { thickness: 0.5, height: -0.05, arch: 0.85 } }),
    tone: 'tone-6',
    hair: ['quiff', 'hair-black'],
    beard: 'stubble',
    first: { model: 'cuff', skin: 'pair' },
  },
  saffron: {
    kind: woman(24, { expression: 'calm', brows: { thickness: 0.34, height: 0.06, arch: 1.1 } }),
    tone: 'tone-4',
    hair: ['loose', 'hair-black'],
    worn: [part('band', 'band-red')],
    first: { model: 'classic', skin: 'ink' },
  },
  breeze: {
    kind: woman(29, { expression: 'aside' }),
    tone: 'tone-8',
    hair: ['buzz', 'hair-black'],
    first: { model: 'strap', skin: 'night' },
  },
  dune: {
    kind: woman(42, { expression: 'smile', brows: { thickness: 0.22, height: 0.1, arch: 1.25 } }),
    tone: 'tone-3',
    eyes: 'eyes-warm',
    hair: ['loose', 'hair-brown'],
    first: { model: 'cuff', skin: 'lagoon' },
  },
}

function toPlayer(id: PlayerId): PlayerModel {
  const { kind, tone, eyes = 'eyes-dark', hair, beard, beardColour = hair[1], worn = [], boots = ALL, first } = ROWS[id]
  const [style, colour] = hair
  const hairPart = part(style, colour, FADING.has(style) ? { skin_map: 'fade' } : {})
  const beardPart = part(`beard-${beard}`, beardColour, { skin_map: 'fade', transparent: true })
  const head = [part('head', tone), hairPart, ...(beard ? [beardPart] : []), ...worn]
  return {
    id,
    legs: tone,
    arms: tone,
    eyes,
    head,
    person: { ...kind, build: buildOf(id, kind), face: FACES[id] },
    availableBoots: boots,
    boots: first,
  }
}

/** Players in the order of the picker. */
export const PLAYERS: readonly PlayerModel[] = (Object.keys(ROWS) as PlayerId[]).map(toPlayer)

/** The player with this id, or the first player for any other id. */
export const playerOrFirst = (id: string): PlayerModel => PLAYERS.find(player => player.id === id) ?? PLAYERS[0]!
