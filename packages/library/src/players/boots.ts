import {
  EFFECTS,
  type BootColours,
  type Boots,
  type BootsModel,
  type BootsSkin,
  type Effect,
  type PlayerModel,
} from './types.ts'

type Colours = readonly [upper: string, second: string, trim: string, sole: string, laces: string]

const colours = ([upper, second, trim, sole, laces]: Colours): BootColours => ({ upper, second, trim, sole, laces })

const skin = (id: string, graphic: BootsSkin['graphic'], left: Colours, right?: Colours): BootsSkin => ({
  id,
  graphic,
  left: colours(left),
  ...(right ? { right: colours(right) } : {}),
})

/** Invented boots without anyone's trademarks: four forms on two kinds of studs. */
export const BOOTS: readonly BootsModel[] = [
  {
    id: 'swift',
    form: 'swift',
    plate: 'blades',
    hasFx: true,
    fxCount: 3,
    hasLeftRight: false,
    skins: [
      skin('flame', 'slash', ['#e4312b', '#ffb020', '#1a1c22', '#f4f4f2', '#ffffff']),
      skin('volt', 'fade', ['#d4f53c', '#18b56a', '#10151c', '#10151c', '#10151c']),
      skin('ice', 'scales', ['#f4f7fa', '#5fb4f0', '#1d4ed8', '#1d2a44', '#1d4ed8']),
      skin('night', 'slash', ['#15181f', '#3a4252', '#e8b53a', '#0d0f14', '#e8b53a']),
      skin('poppy', 'halves', ['#d81f3a', '#7a0f24', '#f6f1ea', '#f6f1ea', '#f6f1ea']),
    ],
  },
  {
    id: 'anchor',
    form: 'swift',
    plate: 'round',
    hasFx: true,
    fxCount: 2,
    hasLeftRight: false,
    skins: [
      skin('ink', 'fade', ['#1a1d24', '#2f3a52', '#f5f5f3', '#e9e9e4', '#f5f5f3']),
      skin('snow', 'slash', ['#f6f5f1', '#c9ccd2', '#1c4fa0', '#1c4fa0', '#1c4fa0']),
      skin('lagoon', 'scales', ['#0e8f9c', '#0b3f63', '#f4f7f7', '#f4f7f7', '#f4f7f7']),
      skin('flame', 'fade', ['#f06a1d', '#b3161f', '#1b1416', '#1b1416', '#ffffff']),
      skin('volt', 'halves', ['#cdef3a', '#1d2a20', '#1d2a20', '#1d2a20', '#f7f7ef']),
    ],
  },
  {
    id: 'cuff',
    form: 'cuff',
    plate: 'blades',
    hasFx: true,
    fxCount: 2,
    hasLeftRight: true,
    skins: [
      skin(
        'lagoon',
        'fade',
        ['#0fb5ae', '#1e40af', '#0c2b4d', '#f2f5f7', '#ffffff'],
        ['#1e40af', '#0fb5ae', '#0c2b4d', '#f2f5f7', '#ffffff'],
      ),
      skin(
        'pair',
        'halves',
        ['#f43f7d', '#ff8a4c', '#23131b', '#23131b', '#ffffff'],
        ['#ff8a4c', '#f43f7d', '#23131b', '#23131b', '#ffffff'],
      ),
      skin(
        'ash',
        'scales',
        ['#3b3f46', '#8b929c', '#1b1d21', '#d8dce0', '#ffffff'],
        ['#3b3f46', '#8b929c', '#1b1d21', '#d8dce0', '#ffffff'],
      ),
      skin(
        'forest',
        'slash',
        ['#0f5a3e', '#2fa36b', '#0b2a20', '#e9efe6', '#ffffff'],
        ['#2fa36b', '#0f5a3e', '#0b2a20', '#e9efe6', '#ffffff'],
      ),
      skin(
        'night',
        'fade',
        ['#1b2038', '#4b3a8c', '#10121f', '#c9c4e6', '#ffffff'],
        ['#1b2038', '#8c3a6e', '#10121f', '#e6c4d8', '#ffffff'],
      ),
    ],
  },
  {
    id: 'tower',
    form: 'cuff',
    plate: 'round',
    hasFx: true,
    fxCount: 3,
    hasLeftRight: false,
    skins: [
      skin('ice', 'fade', ['#eef4f8', '#8cc3ea', '#2a5f9e', '#20406b', '#ffffff']),
      skin('ash', 'slash', ['#d5d8db', '#6d747d', '#40454c', '#2a2d32', '#ffffff']),
      skin('flame', 'scales', ['#f2542d', '#ffc23d', '#2b1110', '#fbf3e6', '#ffffff']),
      skin('chestnut', 'plain', ['#7b4a2a', '#7b4a2a', '#3a2416', '#e6d3b8', '#ffffff']),
      skin('night', 'halves', ['#14171f', '#2b3350', '#b9954a', '#b9954a', '#ffffff']),
    ],
  },
  {
    id: 'classic',
    form: 'classic',
    plate: 'round',
    hasFx: false,
    fxCount: 0,
    hasLeftRight: false,
    skins: [
      skin('ink', 'plain', ['#17181b', '#17181b', '#222429', '#efefec', '#f5f5f3']),
      skin('snow', 'plain', ['#f3f2ee', '#f3f2ee', '#e4e2db', '#b98a56', '#f8f7f4']),
      skin('chestnut', 'plain', ['#6b3a20', '#6b3a20', '#7d4728', '#2a1a10', '#e9dfcf']),
      skin('forest', 'plain', ['#1f3d2e', '#1f3d2e', '#2a5240', '#e8e2d2', '#e8e2d2']),
      skin('poppy', 'plain', ['#8e1b24', '#8e1b24', '#a5242e', '#f2ece2', '#f2ece2']),
    ],
  },
  {
    id: 'strap',
    form: 'strap',
    plate: 'round',
    hasFx: true,
    fxCount: 1,
    hasLeftRight: false,
    skins: [
      skin('night', 'scales', ['#1b2130', '#39507c', '#f2c230', '#10141d', '#f2c230']),
      skin('forest', 'fade', ['#136b4b', '#0b3a33', '#f5f3e7', '#f5f3e7', '#f5f3e7']),
      skin('poppy', 'halves', ['#f5f5f5', '#e02f3c', '#e02f3c', '#22252c', '#e02f3c']),
      skin('ice', 'slash', ['#dfe9f2', '#3f7fc4', '#173a66', '#173a66', '#173a66']),
      skin('ash', 'plain', ['#50545b', '#50545b', '#f06a1d', '#1c1e22', '#f06a1d']),
    ],
  },
]

/** Returns the boots with this id. Throws when they do not exist: ids come from the catalogue. */
export function getBoots(id: string): BootsModel {
  const model = BOOTS.find(boots => boots.id === id)
  if (!model) throw new Error(`there are no boots ${id}`)
  return model
}

/** The boots that a player may choose from, in the catalogue's order. */
export const bootsFor = ({ availableBoots }: PlayerModel): readonly BootsModel[] =>
  BOOTS.filter(({ id }) => availableBoots.includes(id))

export const effectsOf = ({ hasFx, fxCount }: BootsModel): readonly Effect[] => (hasFx ? EFFECTS.slice(0, fxCount) : [])

/**
 * Returns the requested boots as far as the player and the boots offer them; the player's own boots if the model is not
 * available to the player.
 */
export function wearableBoots(player: PlayerModel, wished: Boots | null): Boots {
  const isTheirs = wished !== null && player.availableBoots.includes(wished.model)
  const model = getBoots(isTheirs ? wished.model : player.boots.model)
  if (!isTheirs) return { ...player.boots, fx: null }
  const { id } = model.skins.find(own => own.id === wished.skin) ?? model.skins[0]!
  return { model: model.id, skin: id, fx: effectsOf(model).find(effect => effect === wished.fx) ?? null }
}

/** Returns each boot's colours. A mirrored pair has the same on both. */
export function pairOf({ model, skin: skinId }: Boots): {
  left: BootColours
  right: BootColours
  graphic: BootsSkin['graphic']
} {
  const { hasLeftRight, skins } = getBoots(model)
  const { left, right, graphic } = skins.find(({ id }) => id === skinId) ?? skins[0]!
  return { left, right: hasLeftRight ? (right ?? left) : left, graphic }
}
