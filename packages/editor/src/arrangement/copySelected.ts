import { layerInZone, mirrorLayer, type Command, type Layer } from '@kitwright/design'
import type { Zone } from '@kitwright/garment'
import { freshLayers } from '../layers/copies.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { documentOf, layersOf, garmentWithOptions } from '../state/selectors.ts'
import type { SelectionVerbs, DocumentVerbs, DocumentWithSelection } from '../state/types.ts'
import { addLayers, commitAll } from './layerVerbs.ts'

type DuplicationEditor = Access<DocumentWithSelection & DocumentVerbs & SelectionVerbs> & WithPorts<'newId'>

/** Distance of a copy below its original, mm. */
const LOWER_MM = 25

const copiesOf = (editor: DuplicationEditor, layers: readonly Layer[]): Layer[] =>
  freshLayers(layers, documentOf(editor.getState()).layers, editor.ports.newId)

/** Duplicates the selection, a little lower; returns false if the design is full. */
export const duplicateSelected = (editor: DuplicationEditor): boolean =>
  addLayers(
    editor,
    copiesOf(
      editor,
      layersOf(editor.getState()).map(layer => ({ ...layer, yMm: layer.yMm + LOWER_MM })),
    ),
  )

/** Distance from the middle of its piece below which a layer has no other side to go to. */
const MIDDLE_MM = 1

/**
 * Mirrors the selection to the other side of the garment: a copy there, or the layer itself if it lies across the
 * middle or is a crest, of which a kit has one. Returns false if the design is full.
 */
export function mirrorSelected(editor: DuplicationEditor): boolean {
  const worn = garmentWithOptions(editor.getState())
  const turned: Command[] = []
  const added: Layer[] = []
  for (const layer of layersOf(editor.getState())) {
    const other = mirrorLayer(layer, worn)
    if (!other) continue
    const isAcross = other.piece !== layer.piece || Math.abs(other.xMm - layer.xMm) > MIDDLE_MM
    if (isAcross && layer.role !== 'logo') added.push(other)
    else if (!layer.isLocked) turned.push(isAcross ? overThere(other) : inPlace(layer, other))
  }
  if (added.length > 0) return addLayers(editor, copiesOf(editor, added), turned)
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

/** Copies the selection to another zone, fitted to its size; returns false if the design is full. */
export function copySelectedTo(editor: DuplicationEditor, zone: Zone): boolean {
  const worn = garmentWithOptions(editor.getState())
  return addLayers(
    editor,
    copiesOf(
      editor,
      layersOf(editor.getState()).map(layer => layerInZone(layer, zone, worn)),
    ),
  )
}
