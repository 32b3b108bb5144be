import type { Garment } from '@kitwright/garment'
import type { EdgeRef } from '../schema/piping.ts'

export const edgeKey = ({ piece, edge }: EdgeRef): string => `${piece}/${edge}`

/** Returns all edges of a garment's pieces in all variants. */
export const edgesOf = (models: Garment['models']): ReadonlySet<string> =>
  new Set(
    models.flatMap(({ pieces }) =>
      pieces.flatMap(({ id, edges }) => edges.map(({ name }) => edgeKey({ piece: id, edge: name }))),
    ),
  )
