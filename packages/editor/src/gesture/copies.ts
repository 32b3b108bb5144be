import { LIMITS, type Layer } from '@kitwright/design'

/** Whether a design with these layers has room for some more. */
export function hasRoomFor(layers: readonly Layer[], added: readonly Layer[]): boolean {
  const all = [...layers, ...added]
  return all.length <= LIMITS.layers && all.filter(({ kind }) => kind === 'image').length <= LIMITS.images
}

/** A layer with a new id that may be changed at once. */
export const freshLayer = <T extends Layer>(layer: T, newId: () => string): T => ({
  ...layer,
  id: newId(),
  isLocked: false,
})
