import type { Sources } from '@kitwright/artwork'
import { cachedLayerSize, loadSources } from '@kitwright/artwork/browser'
import { type DesignDocument, designInKit, type KitRole, readDesign } from '@kitwright/design'
import type { SizeOf } from '@kitwright/editor'
import { type Garment, loadGarment } from '@kitwright/garment'
import { useCallback, useMemo } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { useAsync } from '../../../ui/index.ts'

/** A design as the desk shows it: its fonts and pictures are loaded, so that texts can be measured. */
export interface OpenDesign {
  readonly document: DesignDocument
  readonly garment: Garment
  readonly sources: Sources
  readonly sizeOf: SizeOf
}

const sizeOf: SizeOf = layer => cachedLayerSize(layer)

async function openDocument(given: unknown): Promise<OpenDesign> {
  const read = await readDesign(given)
  if (!read.ok) throw new Error('the design cannot be read')
  const [garment, sources] = await Promise.all([
    loadGarment(read.document.garment),
    loadSources(read.document, imageUrl),
  ])
  return { document: read.document, garment, sources, sizeOf }
}

/** Opens a document from the server; `isError` if it cannot be read or something of it does not load. */
export function useOpenDesign(given: unknown): ReturnType<typeof useAsync<OpenDesign | null>> {
  const load = useCallback(async () => (given === undefined ? null : openDocument(given)), [given])
  return useAsync(load)
}

/** Returns the document in one of its kits; as drawn for null. */
export const useInKit = (document: DesignDocument, kit: KitRole | null): DesignDocument =>
  useMemo(() => (kit === null ? document : designInKit(document, kit)), [document, kit])
