import { createHash } from 'node:crypto'
import { type AssetRef, type DesignDocument, parseDesign, patternsOn, type ParseFailure } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { DocumentToKeep } from './store.ts'

const PROBLEMS = {
  tooNew: 'document-too-new',
  tooLarge: 'document-too-large',
  unknownKind: 'document-invalid',
  invalid: 'document-invalid',
} as const

const pathIn = ({ path }: ParseFailure): string => (path === '' ? 'document' : `document.${path}`)

/** Reads the document of a request. Throws the matching problem with the path of the error. */
export function readDocument(input: unknown, tenant: TenantContext): DesignDocument {
  const parsed = parseDesign(input)
  if (!parsed.ok) throw new ProblemError(PROBLEMS[parsed.reason], [{ path: pathIn(parsed), id: parsed.reason }])
  if (!tenant.productTypes.includes(getGarment(parsed.document.garment).productType)) {
    throw new ProblemError('product-not-offered', [{ path: 'document.garment', id: 'product-not-offered' }])
  }
  return parsed.document
}

/** Reads a stored revision. It has the format of its time and is migrated on reading. Throws if it cannot be read. */
export function readStored(stored: unknown): DesignDocument {
  const parsed = parseDesign(stored)
  if (!parsed.ok) throw new Error(`a stored document is ${parsed.reason} at ${parsed.path}`)
  return parsed.document
}

/** Lists every picture of a document with its path. */
function placedAssets({ layers, parts, kits }: DesignDocument): { asset: AssetRef; path: string }[] {
  const ofLayers = layers.flatMap((layer, i) =>
    layer.kind === 'image' ? [{ asset: layer.asset, path: `layers.${i}.asset` }] : [],
  )
  const ofParts = (all: DesignDocument['parts'], path: string) =>
    Object.entries(all).flatMap(([id, style]) =>
      patternsOn(style).flatMap(({ motif }, i) => {
        const place = i === 0 ? 'pattern' : `over.${i - 1}`
        return motif?.kind === 'picture' ? [{ asset: motif.asset, path: `${path}.${id}.${place}.motif.asset` }] : []
      }),
    )
  return [...ofLayers, ...ofParts(parts, 'parts'), ...kits.flatMap((kit, i) => ofParts(kit.parts, `kits.${i}.parts`))]
}

/**
 * Returns the ids of the stored pictures that a document uses. Throws `document-asset-missing` for one that exists only
 * in the browser.
 */
export function assetIdsOf(document: DesignDocument): string[] {
  const ids = new Set<string>()
  for (const { asset, path } of placedAssets(document)) {
    if (asset.source !== 'file' || !UUID.test(asset.id)) throw missingAsset(path)
    ids.add(asset.id)
  }
  return [...ids]
}

/** Throws `document-asset-missing` for the first picture that is not in `found`. */
export function checkAssets(document: DesignDocument, found: readonly string[]): void {
  const missing = placedAssets(document).find(({ asset }) => !found.includes(asset.id))
  if (missing) throw missingAsset(missing.path)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const missingAsset = (path: string): ProblemError =>
  new ProblemError('document-asset-missing', [{ path: `document.${path}`, id: 'document-asset-missing' }])

export function documentToKeep(document: DesignDocument): DocumentToKeep {
  const json = JSON.stringify(document)
  const hash = createHash('sha256').update(json).digest('hex')
  return { json, hash, productType: getGarment(document.garment).productType }
}
