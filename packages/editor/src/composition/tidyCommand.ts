import { zonesForRole, type Command, type Layer } from '@kitwright/design'
import { zoneOf, type Zone } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { boxOfLayer } from '../geometry/boxes.ts'
import { resizeChange } from '../layers/layerChanges.ts'
import { placeWithoutCollision, nearestFree } from './freePlace.ts'
import { placeCommand, type LayerMove } from './designProblems.ts'
import type { Access } from '../state/access.ts'
import type { DocumentVerbs } from '../state/types.ts'
import { isFree, freeSpaceOn, EXISTING_CLEARANCE, occupiesSpace, type CompositionContext } from './freeSpace.ts'

/**
 * The order in which layers are laid out: the crest over the heart, the sponsor, the player, and the number around
 * them.
 */
const ORDER = [
  'logo',
  'frontNumber',
  'frontText',
  'sponsor',
  'playerName',
  'backNumber',
  'backText',
  'shortsNumber',
  'text',
] as const

const rankOf = (layer: Layer): number => {
  const rank = ORDER.findIndex(role => role === layer.role)
  return rank === -1 ? ORDER.length : rank
}

/**
 * Shrinks a layer that is larger than its zone. A name's Khmer marks and a number's height may reach slightly beyond
 * it.
 */
function fitted(layer: Layer, zone: Zone, { sizeOf }: CompositionContext): Layer {
  const box = boxOfLayer(layer, sizeOf)
  const room = Math.min((zone.width * 1.1) / boxWidth(box), (zone.height * 2) / boxHeight(box))
  return room < 1 ? ({ ...layer, ...resizeChange(layer, room) } as Layer) : layer
}

/** Returns the zone where a fresh kit has a role, then its usual zones. */
function usualOf(role: Layer['role'], { garment, document }: CompositionContext): readonly Zone[] {
  const named = garment.look.samples.find(sample => sample.role === role)?.zone
  const sample = named === undefined ? undefined : zoneOf(garment, document.options, named)
  const usual = zonesForRole(garment, document.options, role)
  return sample ? [sample, ...usual] : usual
}

/** Roles of the chest. */
const CHEST: readonly Layer['role'][] = ['frontNumber', 'frontText', 'sponsor']

const ASIDE_MM = 1

/** Returns the roles whose zones are above or below a zone, with these zones, from the top down. */
function columnOf({ piece, centre }: Zone, composing: CompositionContext) {
  const { samples } = composing.garment.look
  // A garment without a front number has no zone to give away.
  const offered = CHEST.filter(role => role === 'sponsor' || samples.some(sample => sample.role === role))
  return offered
    .flatMap(role =>
      usualOf(role, composing)
        .slice(0, 1)
        .map(zone => ({ role, zone })),
    )
    .filter(({ zone }) => zone.piece === piece && Math.abs(zone.centre.x - centre.x) < ASIDE_MM)
    .toSorted((a, b) => a.zone.centre.y - b.zone.centre.y)
}

/**
 * Returns the zone of a layer in the middle of the chest. Layers take its zones from the top down, so that a sponsor
 * moves up where the club's name has gone. Returns undefined for a role that does not belong there, and for a second
 * layer of its role.
 */
function chestZone(layer: Layer, done: readonly Layer[], composing: CompositionContext): Zone | undefined {
  if (!CHEST.includes(layer.role) || done.some(({ role }) => role === layer.role)) return undefined
  const [own] = usualOf(layer.role, composing)
  if (!own) return undefined
  const column = columnOf(own, composing)
  const isThere = (role: Layer['role']): boolean =>
    composing.document.layers.some(
      other => other.role === role && occupiesSpace(other) && (!other.isLocked || other.piece === own.piece),
    )
  const at = column.filter(({ role }) => isThere(role)).findIndex(({ role }) => role === layer.role)
  const place = column[at]?.zone
  return place && place.centre.y < own.centre.y ? { ...own, centre: place.centre } : undefined
}

const isIn = (layer: Layer, { piece, centre }: Zone): boolean =>
  layer.piece === piece && Math.abs(layer.xMm - centre.x) < ASIDE_MM && Math.abs(layer.yMm - centre.y) < ASIDE_MM

/**
 * Places a layer upright in the middle of its zone, or leaves it in another valid zone. Free texts stay where they
 * disturb nothing.
 */
function laidOut(layer: Layer, done: readonly Layer[], composing: CompositionContext): Layer {
  const fits = (next: Layer): boolean => {
    const room = freeSpaceOn(next.piece, done, composing)
    return room !== undefined && isFree(boxOfLayer(next, composing.sizeOf), room, EXISTING_CLEARANCE)
  }
  if (layer.role === 'text' && fits(layer)) return layer
  const raised = chestZone(layer, done, composing)
  const homes = usualOf(layer.role, composing)
  const zone = raised ?? homes.find(home => isIn(layer, home)) ?? homes[0]
  if (!zone) return layer
  const upright = fitted({ ...layer, rotationDeg: 0 }, zone, composing)
  const home: Layer = { ...upright, piece: zone.piece, xMm: zone.centre.x, yMm: zone.centre.y }
  if (fits(home)) return home
  return (raised && nearestFree(home, done, composing)) ?? placeWithoutCollision(upright, done, composing)
}

/** Puts one layer of each role first, so that a second number takes no other layer's zone. */
function inOrder(layers: readonly Layer[]): readonly Layer[] {
  const seen = new Set<string>()
  const ranked = layers.map(layer => {
    const isFurther = seen.has(layer.role)
    seen.add(layer.role)
    return { layer, rank: rankOf(layer) + (isFurther ? ORDER.length + 1 : 0) }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ layer }) => layer)
}

/** Returns the moves of tidying. Locked and hidden layers stay. */
function tidyMoves(composing: CompositionContext): readonly LayerMove[] {
  const { layers } = composing.document
  const moving = layers.filter(layer => occupiesSpace(layer) && !layer.isLocked)
  const done: Layer[] = layers.filter(layer => occupiesSpace(layer) && layer.isLocked)
  const moves: LayerMove[] = []
  for (const layer of inOrder(moving)) {
    const next = laidOut(layer, done, composing)
    done.push(next)
    const command = placeCommand(layer, next)
    if (command) moves.push(command)
  }
  return moves
}

/** Returns the moves of tidying as one edit; null if all is in its place. */
export function tidyCommand(composing: CompositionContext): Command | null {
  const moves = tidyMoves(composing)
  return moves.length > 0 ? { kind: 'batch', commands: moves } : null
}

/**
 * Lays the design out in good order, as one entry. Returns the ids of the layers that moved; null if all is in its
 * place.
 */
export function tidyDesign(
  editor: Access<Pick<DocumentVerbs, 'commit'>>,
  composing: CompositionContext,
): readonly string[] | null {
  const moves = tidyMoves(composing)
  if (moves.length === 0) return null
  editor.getState().commit({ kind: 'batch', commands: moves })
  return moves.map(({ id }) => id)
}
