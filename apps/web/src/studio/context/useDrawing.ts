import type { AssetRef } from '@kitwright/design'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { imageUrl } from '../../drafts/index.ts'
import { imageMimeQuery } from './useImageMime.ts'

/** What must be known of an SVG before it is printed. */
export interface Drawing {
  /** It has letters as text, of before such uploads were refused: each printer shows them in another font. */
  readonly hasLetters: boolean
  /** It is printed from its shapes; otherwise as an image of it. */
  readonly isShapes: boolean
}

/** An SVG as it is printed; null for pixels. A kept file never changes, so it is read once. */
export const drawingQuery = (asset: Pick<AssetRef, 'source' | 'id'>) =>
  queryOptions({
    queryKey: ['drawing', asset.source, asset.id],
    queryFn: async ({ client }): Promise<Drawing | null> => {
      if ((await client.ensureQueryData(imageMimeQuery(asset))) !== 'image/svg+xml') return null
      const url = await imageUrl(asset)
      const answer = url === null ? null : await fetch(url)
      if (!answer?.ok) throw new Error(`the drawing ${asset.id} does not come`)
      // What reads drawings is loaded with the first one.
      const [{ hasLetters, readShapes }, svg] = await Promise.all([import('@kitwright/vector'), answer.text()])
      return { hasLetters: hasLetters(svg), isShapes: readShapes(svg) !== null }
    },
    staleTime: 'static',
    retry: false,
    networkMode: 'always',
  })

/** Null for pixels, and until it is known. */
export const useDrawing = (asset: Pick<AssetRef, 'source' | 'id'>): Drawing | null =>
  useQuery(drawingQuery(asset)).data ?? null
