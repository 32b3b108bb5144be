type Layer = Readonly<Record<string, unknown>>

const isText = (layer: unknown): layer is Layer =>
  typeof layer === 'object' && layer !== null && 'kind' in layer && layer.kind === 'text'

/**
 * Adds the way a text is fitted. Old texts were squeezed to their width limit; new ones become smaller first. Approved
 * designs keep their appearance.
 */
export const textFit = {
  name: '0007-text-fit',
  up(document: Record<string, unknown>): Record<string, unknown> {
    const { layers } = document
    if (!Array.isArray(layers)) return document
    return {
      ...document,
      layers: layers.map((layer: unknown) => (isText(layer) ? { ...layer, fit: 'squeeze' } : layer)),
    }
  },
}
