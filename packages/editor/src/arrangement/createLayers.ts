import {
  createImageLayer,
  createTextLayer,
  fitName,
  zoneForRole,
  type AssetRef,
  type ImageLayer,
  type ImageRole,
  type Layer,
  type TextLayer,
  type TextRole,
} from '@kitwright/design'
import { zoneOf, type Zone } from '@kitwright/garment'
import { defaultUse } from '@kitwright/library'
import { placeWithoutCollision } from '../composition/freePlace.ts'
import type { PiecePoint } from '../geometry/types.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentState } from '../state/types.ts'
import { documentOf, garmentWithOptions } from '../state/selectors.ts'

const KHMER = /[\u1780-\u17ff]/

type LayerCreationEditor = Access<DocumentState> & WithPorts<'newId' | 'measure'>

/** Returns the zone of a role on the garment with its options. */
function zoneFor(editor: LayerCreationEditor, role: TextRole | ImageRole) {
  const { garment, options } = garmentWithOptions(editor.getState())
  return zoneForRole(garment, options, role)
}

/** Places a layer where it belongs and collides with nothing. */
function placed<T extends Layer>(layer: T, editor: LayerCreationEditor): T {
  const state = editor.getState()
  const document = documentOf(state)
  return placeWithoutCollision(layer, document.layers, {
    garment: state.garment,
    document,
    sizeOf: editor.ports.measure,
  })
}

const isNumber = (role: TextRole): boolean => role.endsWith('Number')

export function textLayerFor(editor: LayerCreationEditor, role: TextRole, text: string): TextLayer {
  const layer = createTextLayer(editor.ports.newId(), role, text, zoneFor(editor, role))
  const written = KHMER.test(text) ? { ...layer, ...defaultUse('kantumruy-pro') } : layer
  return placed(isNumber(role) ? written : fitName(written, text), editor)
}

export function imageLayerFor(editor: LayerCreationEditor, role: ImageRole, asset: AssetRef): ImageLayer {
  return placed(createImageLayer(editor.ports.newId(), role, asset, zoneFor(editor, role)), editor)
}

/** Ratio of width to height from which a picture is a sponsor's name rather than a crest. */
const WIDE = 1.8

/** Returns the role of a picture that has no stated role: by the zone where it is put, else by its shape. */
export function roleOfPicture(
  editor: Access<DocumentState>,
  asset: AssetRef,
  place: PiecePoint | null = null,
): ImageRole {
  const { garment, options } = garmentWithOptions(editor.getState())
  const isIn = ({ piece, centre, width, height }: Zone): boolean =>
    place?.piece === piece &&
    Math.abs(place.at.x - centre.x) <= width / 2 &&
    Math.abs(place.at.y - centre.y) <= height / 2
  const there = (['logo', 'sponsor'] as const).find(id => {
    const zone = zoneOf(garment, options, id)
    return zone !== undefined && isIn(zone)
  })
  return there ?? (asset.widthPx >= WIDE * asset.heightPx ? 'sponsor' : 'logo')
}
