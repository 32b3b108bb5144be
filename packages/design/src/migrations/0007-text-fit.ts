type Layer = Readonly<Record<string, unknown>>

const isText = (layer: unknown): layer is Layer =>
  typeof layer === 'object' && layer !== null && 'kind' in layer && layer.kind === 'text'

/** A text that was wider than its limit was squeezed to it, however much. New ones become smaller first; what was approved stays as it was seen. */
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
