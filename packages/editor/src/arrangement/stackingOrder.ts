import type { Command, Layer } from '@kitwright/design'
import { enteredGroup } from '../state/groups.ts'

export type OrderStep = 'forward' | 'backward' | 'front' | 'back'

/** Returns the ids with `moved` one place up, in their own order; those at the top stay. */
function raised(ids: readonly string[], moved: ReadonlySet<string>): string[] {
  const next = [...ids]
  for (let i = next.length - 2; i >= 0; i--) {
    const [below, above] = [next[i]!, next[i + 1]!]
    if (moved.has(below) && !moved.has(above)) [next[i], next[i + 1]] = [above, below]
  }
  return next
}

/** Returns the order, bottom first, after some ids take the step together. */
export function stepOrder(ids: readonly string[], moving: readonly string[], step: OrderStep): string[] {
  const moved = new Set(moving)
  if (step === 'forward') return raised(ids, moved)
  if (step === 'backward') return raised(ids.toReversed(), moved).toReversed()
  const [chosen, others] = [ids.filter(id => moved.has(id)), ids.filter(id => !moved.has(id))]
  return step === 'front' ? [...others, ...chosen] : [...chosen, ...others]
}

/** Returns the ids of each unit, bottom first: consecutive layers of a group, or a single layer. */
function unitsOf(layers: readonly Layer[]): readonly (readonly string[])[] {
  const units: string[][] = []
  layers.forEach((layer, i) => {
    const goesOn = layer.group !== undefined && layers[i - 1]?.group?.id === layer.group.id
    if (goesOn) units.at(-1)!.push(layer.id)
    else units.push([layer.id])
  })
  return units
}

/**
 * Returns the order, bottom first, after some layers take the step together. No group is split, and layers of the
 * entered one stay in it.
 */
export function stepLayers(layers: readonly Layer[], moving: readonly string[], step: OrderStep): readonly string[] {
  const entered = enteredGroup(layers, moving)
  if (entered !== null) {
    const inside = layers.filter(layer => layer.group?.id === entered).map(({ id }) => id)
    const stepped = stepOrder(inside, moving, step)
    return layers.map(({ id }) => (inside.includes(id) ? stepped[inside.indexOf(id)]! : id))
  }
  const units = unitsOf(layers)
  const keyOf = (unit: readonly string[]): string => unit[0]!
  const moved = units.filter(unit => unit.some(id => moving.includes(id))).map(keyOf)
  const order = stepOrder(units.map(keyOf), moved, step)
  return order.flatMap(key => units.find(unit => keyOf(unit) === key)!)
}

/**
 * Returns the order, bottom first, with some ids placed together below the one at index `to` of the others; past the
 * end means on top.
 */
export function placeInOrder(ids: readonly string[], moving: readonly string[], to: number): string[] {
  const moved = new Set(moving)
  const others = ids.filter(id => !moved.has(id))
  return [...others.slice(0, to), ...ids.filter(id => moved.has(id)), ...others.slice(to)]
}

/** Returns the command that changes one order into another; null if they are equal. */
export function orderCommand(from: readonly string[], to: readonly string[]): Command | null {
  const now = [...from]
  const commands: Command[] = []
  to.forEach((id, at) => {
    const below = now[at]
    if (below === undefined || below === id) return
    now.splice(now.indexOf(id), 1)
    now.splice(at, 0, id)
    commands.push({ kind: 'orderLayer', id, below })
  })
  return commands.length === 0 ? null : { kind: 'batch', commands }
}
