import { printableZones, type Layer } from '@kitwright/design'
import type { Zone } from '@kitwright/garment'
import type { Box, Point } from '@kitwright/measure'
import { roundToTenths } from '../layers/layerChanges.ts'
import { chosenGroup, wholeGroups } from '../state/groups.ts'
import { selectedIds } from '../state/selection.ts'
import { documentOf, garmentWithOptions } from '../state/selectors.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentVerbs, DocumentWithSelection } from '../state/types.ts'
import { alignOffset, distributeOffsets, type Alignment, type Axis } from './align.ts'
import { boxAroundAll, boxOfLayer, boxOfZone } from '../geometry/boxes.ts'
import { changeLayers, freeLayers, pieceBoxOf } from './layerVerbs.ts'

type AlignmentEditor = Access<DocumentWithSelection & DocumentVerbs> & WithPorts<'measure'>

/** Reference that layers are aligned to. */
export type AlignTo = 'each' | 'zone' | 'piece'

/** Returns the zone that contains a layer, or the nearest on its piece; undefined on a piece without zones. */
function zoneNear(layer: Layer, zones: readonly Zone[]): Zone | undefined {
  const outside = ({ centre, width, height }: Zone): number =>
    Math.max(0, Math.abs(layer.xMm - centre.x) - width / 2) + Math.max(0, Math.abs(layer.yMm - centre.y) - height / 2)
  return zones.filter(({ piece }) => piece === layer.piece).toSorted((a, b) => outside(a) - outside(b))[0]
}

const moveChange = (layer: Layer, by: Point) => {
  const { x, y } = roundToTenths({ x: layer.xMm + by.x, y: layer.yMm + by.y })
  return { xMm: x, yMm: y }
}

/** A unit of alignment: a layer, or the layers of one group on one piece, with their bounding box. */
interface Unit {
  readonly layers: readonly Layer[]
  readonly piece: string
  readonly box: Box
}

/**
 * Returns the selected layers as units of alignment. A group selected alone is aligned within, since there is nothing
 * else to align it to.
 */
function unitsOf(editor: AlignmentEditor): readonly Unit[] {
  const state = editor.getState()
  const layers = freeLayers(editor)
  const chosen = selectedIds(state.selection)
  const all = documentOf(state).layers
  const whole = chosenGroup(all, chosen) === null ? wholeGroups(all, chosen) : new Set<string>()
  const keyOf = ({ id, piece, group }: Layer): string => (group && whole.has(group.id) ? `${group.id} ${piece}` : id)
  return [...new Set(layers.map(keyOf))].map(key => {
    const together = layers.filter(layer => keyOf(layer) === key)
    const box = boxAroundAll(together.map(layer => boxOfLayer(layer, editor.ports.measure)))
    return { layers: together, piece: together[0]!.piece, box }
  })
}

/** Moves each unit, as one entry of the history. */
function moveUnits(editor: AlignmentEditor, moves: ReadonlyMap<Unit, Point>): void {
  const units = [...moves.keys()]
  const unitOf = (layer: Layer): Unit => units.find(unit => unit.layers.includes(layer))!
  changeLayers(
    editor,
    units.flatMap(({ layers }) => layers),
    layer => moveChange(layer, moves.get(unitOf(layer))!),
  )
}

/**
 * Aligns the selection: with each other (on one piece), with the nearest zone or with the piece. A group counts as one.
 */
export function alignSelected(editor: AlignmentEditor, to: Alignment, within: AlignTo): void {
  const units = unitsOf(editor)
  const zones = printableZones(garmentWithOptions(editor.getState()))
  function frameFor({ layers: [layer], piece }: Unit): Box | undefined {
    if (within === 'piece') return layer && pieceBoxOf(editor, layer)
    const zone = within === 'zone' ? layer && zoneNear(layer, zones) : undefined
    if (zone) return boxOfZone(zone)
    return boxAroundAll(units.filter(other => other.piece === piece).map(({ box }) => box))
  }
  const moves = units.flatMap(unit => {
    const frame = frameFor(unit)
    return frame ? [[unit, alignOffset(unit.box, frame, to)] as const] : []
  })
  moveUnits(editor, new Map(moves))
}

/** Spaces the selected layers of each piece evenly. A group counts as one. */
export function distributeSelected(editor: AlignmentEditor, axis: Axis): void {
  const units = unitsOf(editor)
  const moves = new Map<Unit, Point>()
  for (const piece of new Set(units.map(unit => unit.piece))) {
    const together = units.filter(unit => unit.piece === piece)
    const by = distributeOffsets(
      together.map(({ box }) => box),
      axis,
    )
    together.forEach((unit, i) => moves.set(unit, by[i]!))
  }
  moveUnits(editor, moves)
}
