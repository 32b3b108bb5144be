import type { AssetRef } from '@kitwright/design'
import type { ClipGroup } from '@kitwright/vector'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { imageUrl } from '../../../drafts/index.ts'
import { imageMimeQuery } from './useImageMime.ts'
import { loadUntilDone } from '../../../ui/index.ts'

/** Print properties of an SVG. */
export interface Drawing {
  /** It contains text elements, from an upload before these were refused. Each printer replaces their font. */
  readonly hasLetters: boolean
  /** It prints as vector shapes. Otherwise it prints as an image. */
  readonly isShapes: boolean
}

/** The server applies every mask it reads. The mask's position does not matter here. */
const wholeMask = ({ outline, rule }: ClipGroup) => ({ outline, rule })

/** Queries how an SVG prints; null for pixel images. Stored files never change, so each is read once. */
export const drawingQuery = (asset: Pick<AssetRef, 'source' | 'id'>) =>
  queryOptions({
    queryKey: ['drawing', asset.source, asset.id],
    queryFn: async ({ client }): Promise<Drawing | null> => {
      if ((await client.ensureQueryData(imageMimeQuery(asset))) !== 'image/svg+xml') return null
      const url = await imageUrl(asset)
      const answer = url === null ? null : await fetch(url)
      if (!answer?.ok) throw new Error(`the drawing ${asset.id} does not come`)
      // The vector code loads with the first SVG.
      const [{ hasLetters, readShapes }, svg] = await Promise.all([
        loadUntilDone(async () => import('@kitwright/vector')),
        answer.text(),
      ])
      return { hasLetters: hasLetters(svg), isShapes: readShapes(svg, wholeMask) !== null }
    },
    staleTime: 'static',
    retry: false,
    networkMode: 'always',
  })

/** Null for pixel images and while loading. */
export const useDrawing = (asset: Pick<AssetRef, 'source' | 'id'>): Drawing | null =>
  useQuery(drawingQuery(asset)).data ?? null
