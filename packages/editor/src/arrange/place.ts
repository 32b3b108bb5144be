import { layerInZone, mirrorLayer, zonesOf, type Command, type Layer } from '@kitwright/design'
import type { Zone } from '@kitwright/garment'
import type { Box, Point } from '@kitwright/measure'
import { toTenths } from '../gesture/change.ts'
import { freshLayer } from '../gesture/copies.ts'
import { copyOf } from './layers.ts'
import { layersOf, wornOf } from '../state/selectors.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { SelectionVerbs, DocumentVerbs, Selected } from '../state/types.ts'
import { alignBy, distributeBy, type Alignment, type Axis } from './align.ts'
import { boxAroundAll, boxOfLayer, boxOfZone } from '../geometry/boxes.ts'
import { addLayers, changeLayers, commitAll, freeLayers, pieceBoxOf } from './verbs.ts'

type Measured = Access<Selected & DocumentVerbs> & WithPorts<'measure'>
type Adding = Access<Selected & DocumentVerbs & SelectionVerbs> & WithPorts<'newId'>

/** What layers are aligned to. */
export type AlignTo = 'each' | 'zone' | 'piece'

/** The zone that a layer is in, or the nearest one on its piece; undefined on a piece without. */
function zoneNear(layer: Layer, zones: readonly Zone[]): Zone | undefined {
  const outside = ({ centre, width, height }: Zone): number =>
    Math.max(0, Math.abs(layer.xMm - centre.x) - width / 2) + Math.max(0, Math.abs(layer.yMm - centre.y) - height / 2)
  return zones.filter(({ piece }) => piece === layer.piece).toSorted((a, b) => outside(a) - outside(b))[0]
}

const moveChange = (layer: Layer, by: Point) => {
  const { x, y } = toTenths({ x: layer.xMm + by.x, y: layer.yMm + by.y })
  return { xMm: x, yMm: y }
}

/** Brings the selected layers to one line: of each other (those on one piece), of the nearest zone or of the piece. */
export function alignSelected(editor: Measured, to: Alignment, within: AlignTo): void {
  const layers = freeLayers(editor)
  const boxes = new Map(layers.map(layer => [layer, boxOfLayer(layer, editor.ports.measure)]))
  const zones = zonesOf(wornOf(editor.getState()))
  function frameFor(layer: Layer): Box | undefined {
    if (within === 'piece') return pieceBoxOf(editor, layer)
    const zone = within === 'zone' ? zoneNear(layer, zones) : undefined
    if (zone) return boxOfZone(zone)
    const together = layers.filter(other => other.piece === layer.piece)
    return boxAroundAll(together.map(other => boxes.get(other)!))
  }
  changeLayers(editor, layers, layer => {
    const frame = frameFor(layer)
    return frame ? moveChange(layer, alignBy(boxes.get(layer)!, frame, to)) : null
  })
}

/** The same room between the selected layers of each piece. */
export function distributeSelected(editor: Measured, axis: Axis): void {
  const layers = freeLayers(editor)
  const pieces = [...new Set(layers.map(({ piece }) => piece))]
  const moves = new Map<Layer, Point>()
  for (const piece of pieces) {
    const together = layers.filter(layer => layer.piece === piece)
    const by = distributeBy(
      together.map(layer => boxOfLayer(layer, editor.ports.measure)),
      axis,
    )
    together.forEach((layer, i) => moves.set(layer, by[i]!))
  }
  changeLayers(editor, layers, layer => moveChange(layer, moves.get(layer)!))
}

/** Copies of what is selected, a little lower; false where the design is full. */
export const duplicateSelected = (editor: Adding): boolean =>
  addLayers(
    editor,
    layersOf(editor.getState()).map(layer => copyOf(layer, editor.ports.newId)),
  )

/** Nearer than this to the middle of its piece a layer has no other side to go to. */
const MIDDLE_MM = 1

/**
 * Mirrors what is selected to the other side of the garment: a copy there, or the layer itself where it lies across the middle or is a
 * crest, of which a kit has one. False where the design is full.
 */
export function mirrorSelected(editor: Adding): boolean {
  const worn = wornOf(editor.getState())
  const turned: Command[] = []
  const added: Layer[] = []
  for (const layer of layersOf(editor.getState())) {
    const other = mirrorLayer(layer, worn)
    if (!other) continue
    const isAcross = other.piece !== layer.piece || Math.abs(other.xMm - layer.xMm) > MIDDLE_MM
    if (isAcross && layer.role !== 'logo') added.push(freshLayer(other, editor.ports.newId))
    else if (!layer.isLocked) turned.push(isAcross ? overThere(other) : inPlace(layer, other))
  }
  if (added.length > 0) return addLayers(editor, added, turned)
  commitAll(editor, turned)
  return true
}

const overThere = ({ id, piece, xMm, rotationDeg }: Layer): Command => ({
  kind: 'changeLayer',
  id,
  change: { piece, xMm, rotationDeg },
})

const inPlace = ({ id }: Layer, other: Layer): Command => {
  const { rotationDeg } = other
  const change =
    other.kind === 'image' ? { rotationDeg, isMirrored: other.isMirrored } : { rotationDeg, align: other.align }
  return { kind: 'changeLayer', id, change }
}

/** Copies of what is selected in another zone, of its size; false where the design is full. */
export function copySelectedTo(editor: Adding, zone: Zone): boolean {
  const worn = wornOf(editor.getState())
  return addLayers(
    editor,
    layersOf(editor.getState()).map(layer => freshLayer(layerInZone(layer, zone, worn), editor.ports.newId)),
  )
}
