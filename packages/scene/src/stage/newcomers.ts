import type { Layer } from '@kitwright/design'

/** As many pictures of layers are drawn in one go without being felt. */
const SOME = 6

/** Which layers have been let onto the cloth. A layer stays in, whatever becomes of it. */
export interface Newcomers {
  isIn(layer: Layer): boolean
  /** Lets in the next few that are ready; false when there were none. */
  letInSome(layers: readonly Layer[]): boolean
}

export function createNewcomers(isReady: (layer: Layer) => boolean): Newcomers {
  const inside = new Set<string>()
  return {
    isIn: ({ id }) => inside.has(id),
    letInSome(layers) {
      const next = layers.filter(layer => !inside.has(layer.id) && isReady(layer)).slice(0, SOME)
      for (const { id } of next) inside.add(id)
      return next.length > 0
    },
  }
}
