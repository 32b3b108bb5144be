import type { DesignDocument } from '../schema/document.ts'
import type { ImageLayer, Layer } from '../schema/layers.ts'

const UUID_LENGTH = 36
/** Index of a UUID's version. */
const VERSION_AT = 14

/** Packaged drawings alone have UUIDs of version 8, made from their bytes. Uploads have versions 4 and 7. */
const isSampleMark = (layer: Layer): layer is ImageLayer =>
  layer.kind === 'image' &&
  layer.asset.source === 'file' &&
  layer.asset.id.length === UUID_LENGTH &&
  layer.asset.id[VERSION_AT] === '8'

/** Returns the visible layers that still show a template's invented crest or its placeholder for a sponsor. */
export const sampleMarksOf = ({ layers }: DesignDocument): ImageLayer[] =>
  layers.filter(isSampleMark).filter(({ isHidden, opacity }) => !isHidden && opacity > 0)

/** Whether a sample mark is the placeholder of a sponsor or the invented crest of a club. */
export const sampleKindOf = ({ role }: ImageLayer): 'sponsor' | 'crest' => (role === 'sponsor' ? 'sponsor' : 'crest')
