import type { Graphic } from '@kitwright/contract'
import type { AssetRef, ImageLayer } from '@kitwright/design'
import { documentOf, symbolInk, type DocumentState } from '@kitwright/editor'
import { useCallback } from 'react'
import { keepImage } from '../../../../drafts/index.ts'
import { useStudioParts } from '../../../context/index.ts'
import { textOf } from '../crest/useIsCrest.ts'
import { inInk, inkOf } from '../files/oneInk.ts'
import { useKeepGraphic } from './useKeepGraphic.ts'

const SVG = 'image/svg+xml'

/** Returns the layer for a picture of that size at its position. */
export type LayWhere = (asset: AssetRef) => ImageLayer

/** Stores the picture recoloured in this browser; null if it has several colours or cannot be stored. */
export async function keepInInk(asset: AssetRef, ink: string): Promise<AssetRef | null> {
  const text = await textOf(asset)
  if (text === null || inkOf(text) === null) return null
  const kept = await keepImage(new Blob([inInk(text, ink)], { type: SVG }))
  return kept.ok ? kept.asset : null
}

/**
 * Stores a library picture; a symbol gets a club ink that is visible where it will lie. Shows an error and resolves to
 * null on failure.
 */
export function useKeepSymbol(): (graphic: Graphic, where: LayWhere) => Promise<ImageLayer | null> {
  const api = useStudioParts<DocumentState>()
  const keep = useKeepGraphic()
  return useCallback(
    async (graphic, where) => {
      const asset = await keep(graphic)
      if (!asset) return null
      const layer = where(asset)
      if (!graphic.type.startsWith('vector')) return layer
      const state = api.getState()
      const inked = await keepInInk(asset, symbolInk(documentOf(state), state.garment, layer))
      return inked ? { ...layer, asset: inked } : layer
    },
    [api, keep],
  )
}
