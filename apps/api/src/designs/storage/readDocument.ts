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

/** The document of a request. Throws the fitting problem with the path of what is wrong in it. */
export function readDocument(input: unknown, tenant: TenantContext): DesignDocument {
  const parsed = parseDesign(input)
  if (!parsed.ok) throw new ProblemError(PROBLEMS[parsed.reason], [{ path: pathIn(parsed), id: parsed.reason }])
  if (!tenant.productTypes.includes(getGarment(parsed.document.garment).productType)) {
    throw new ProblemError('product-not-offered', [{ path: 'document.garment', id: 'product-not-offered' }])
  }
  return parsed.document
}

/** Stored revisions keep the shape of their day: reading is migrating. Throws when one cannot be read. */
export function readStored(stored: unknown): DesignDocument {
  const parsed = parseDesign(stored)
  if (!parsed.ok) throw new Error(`a stored document is ${parsed.reason} at ${parsed.path}`)
  return parsed.document
}

/** Every picture of a document, and where it stands there. */
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

/** Ids of the stored pictures a document uses. Throws `document-asset-missing` for one that is only in the browser. */
export function assetIdsOf(document: DesignDocument): string[] {
  const ids = new Set<string>()
  for (const { asset, path } of placedAssets(document)) {
    if (asset.source !== 'file' || !UUID.test(asset.id)) throw missingAsset(path)
    ids.add(asset.id)
  }
  return [...ids]
}

/** Throws `document-asset-missing` for the first picture that is not among those found. */
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
