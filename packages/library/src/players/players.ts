import type { HeadPart, PlayerModel } from './types.ts'

/** Skin tones from light to dark, with neutral names like those of paper. */
export const TONES: Readonly<Record<string, string>> = {
  'tone-1': '#f0cdb4',
  'tone-2': '#e2b391',
  'tone-3': '#cf9870',
  'tone-4': '#b47b52',
  'tone-5': '#94603d',
  'tone-6': '#744930',
  'tone-7': '#553423',
  'tone-8': '#3c2519',
}

/** Colours of a head part's skins, and of eyes. */
export const SURFACES: Readonly<Record<string, string>> = {
  ...TONES,
  'hair-black': '#191614',
  'hair-brown': '#3a2519',
  'hair-chestnut': '#5f3a20',
  'hair-sand': '#a67c4a',
  'hair-silver': '#8f8f91',
  'band-white': '#eef0f2',
  'eyes-dark': '#2a1a14',
  'eyes-warm': '#4c2f20',
}

const part = (name: string, skin: string, more: Partial<HeadPart> = {}): HeadPart => ({
  name,
  skin,
  skin_map: null,
  transparent: false,
  ...more,
})
const stubble = (name: string, skin: string): HeadPart => part(name, skin, { skin_map: 'fade', transparent: true })

/** Players in the order of the picker. */
export const PLAYERS: readonly PlayerModel[] = [
  {
    id: 'river',
    legs: 'tone-4',
    arms: 'tone-4',
    eyes: 'eyes-dark',
    head: [part('head', 'tone-4'), part('crop', 'hair-black', { skin_map: 'fade' })],
    availableBoots: ['swift', 'cuff', 'classic', 'strap'],
    boots: { model: 'swift', skin: 'flame' },
  },
  {
    id: 'dawn',
    legs: 'tone-3',
    arms: 'tone-3',
    eyes: 'eyes-dark',
    head: [part('head', 'tone-3'), part('tail', 'hair-black')],
    availableBoots: ['swift', 'cuff', 'strap'],
    boots: { model: 'cuff', skin: 'lagoon' },
  },
  {
    id: 'summit',
    legs: 'tone-1',
    arms: 'tone-1',
    eyes: 'eyes-warm',
    head: [part('head', 'tone-1'), part('sweep', 'hair-sand', { skin_map: 'fade' }), stubble('beard', 'hair-chestnut')],
    availableBoots: ['swift', 'classic', 'strap'],
    boots: { model: 'classic', skin: 'ink' },
  },
  {
    id: 'ember',
    legs: 'tone-7',
    arms: 'tone-7',
    eyes: 'eyes-dark',
    head: [part('head', 'tone-7'), part('curls', 'hair-black')],
    availableBoots: ['swift', 'cuff', 'classic'],
    boots: { model: 'swift', skin: 'volt' },
  },
  {
    id: 'cedar',
    legs: 'tone-5',
    arms: 'tone-5',
    eyes: 'eyes-dark',
    head: [part('head', 'tone-5'), stubble('buzz', 'hair-black'), stubble('beard', 'hair-black')],
    availableBoots: ['cuff', 'classic', 'strap'],
    boots: { model: 'strap', skin: 'night' },
  },
  {
    id: 'monsoon',
    legs: 'tone-6',
    arms: 'tone-6',
    eyes: 'eyes-dark',
    head: [part('head', 'tone-6'), part('bun', 'hair-brown'), part('band', 'band-white')],
    availableBoots: ['swift', 'cuff', 'classic', 'strap'],
    boots: { model: 'cuff', skin: 'pair' },
  },
]

/** The player with this id, or the first player for any other id. */
export const playerOrFirst = (id: string): PlayerModel => PLAYERS.find(player => player.id === id) ?? PLAYERS[0]!
