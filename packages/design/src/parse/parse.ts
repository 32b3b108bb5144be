import { findGarment, findVariant, type Garment } from '@kitwright/garment'
import { freeStaleTones } from '../clubColours/clubColours.ts'
import { restrictKit } from '../clubColours/setClubColours.ts'
import { resolveDocument } from '../clubColours/resolveInks.ts'
import { designDocument, type DesignDocument, type PartStyle } from '../schema/document.ts'
import { edgeKey, edgesOf } from '../creation/edgeKeys.ts'
import { LIMITS } from '../schema/limits.ts'
import { migrate } from '../migrations/migrate.ts'
import { MIGRATIONS } from '../migrations/index.ts'

export type ParseFailure = {
  readonly ok: false
  readonly reason: 'tooNew' | 'unknownKind' | 'tooLarge' | 'invalid'
  /** Path of the fault, as `layers.3.sizeMm`; empty for the whole document. */
  readonly path: string
}
export type ParseResult = { readonly ok: true; readonly document: DesignDocument } | ParseFailure

const fail = (reason: ParseFailure['reason'], path = ''): ParseFailure => ({ ok: false, reason, path })

/**
 * The only entry point: migrates, validates and checks the document against its garment, which must be loaded. Never
 * throws.
 */
export function parseDesign(input: unknown): ParseResult {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return fail('invalid')
  const raw = input as Record<string, unknown>
  if (raw.format !== 'kitwright-design') return fail('unknownKind', 'format')
  if (Array.isArray(raw.layers) && raw.layers.length > LIMITS.layers) return fail('tooLarge', 'layers')
  const migrated = migrate(raw, MIGRATIONS)
  if (!migrated.ok) return fail(migrated.reason, 'migrations')
  const result = designDocument.safeParse(migrated.document)
  if (!result.success) return fail('invalid', result.error.issues[0]?.path.join('.') ?? '')
  return checkAgainstGarment(result.data)
}

/** Returns the mask, of home or a kit, with an outline on an unknown piece. */
function strayMask({ parts, kits }: DesignDocument, pieces: ReadonlySet<string>): string | undefined {
  const isStray = ([, { mask }]: [string, PartStyle]): boolean =>
    mask?.outlines.some(({ piece }) => !pieces.has(piece)) ?? false
  const places = [['parts', parts] as const, ...kits.map((kit, i) => [`kits.${i}.parts`, kit.parts] as const)]
  const [found] = places.flatMap(([path, styles]) => {
    const part = Object.entries(styles).find(isStray)
    return part ? [`${path}.${part[0]}.mask`] : []
  })
  return found
}

/** Returns the piping that names an edge the garment has in no variant. */
function strayEdge({ piping = [] }: DesignDocument, { models }: Garment): string | undefined {
  const known = edgesOf(models)
  const [found] = piping.flatMap(({ edges }, i) => {
    const stray = edges.findIndex(edge => !known.has(edgeKey(edge)))
    return stray >= 0 ? [`piping.${i}.edges.${stray}`] : []
  })
  return found
}

function checkAgainstGarment(document: DesignDocument): ParseResult {
  const garment = findGarment(document.garment)
  if (!garment) return fail('unknownKind', 'garment')
  if (!findVariant(garment, document.options)) return fail('invalid', 'options')
  const isUnknown = (id: string): boolean => !garment.parts.some(known => known === id)
  const part = Object.keys(document.parts).find(isUnknown)
  if (part) return fail('invalid', `parts.${part}`)
  const kit = document.kits.findIndex(({ parts }) => Object.keys(parts).some(isUnknown))
  if (kit >= 0) return fail('invalid', `kits.${kit}.parts`)
  const pieces = new Set(garment.models.flatMap(model => model.pieces.map(piece => piece.id)))
  const unmasked = strayMask(document, pieces)
  if (unmasked) return fail('invalid', unmasked)
  const unsewn = strayEdge(document, garment)
  if (unsewn) return fail('invalid', unsewn)
  const guide = document.rulerGuides?.findIndex(({ piece }) => !pieces.has(piece)) ?? -1
  if (guide >= 0) return fail('invalid', `rulerGuides.${guide}.piece`)
  const stray = document.layers.findIndex(layer => !pieces.has(layer.piece))
  if (stray >= 0) return fail('invalid', `layers.${stray}.piece`)
  if (new TextEncoder().encode(JSON.stringify(document)).length > LIMITS.documentBytes) return fail('tooLarge')
  // The visible colour is true: a place that claims a club colour but has another is free.
  const { clubColours } = document
  const kits = document.kits.map(each => restrictKit(each, clubColours))
  return { ok: true, document: { ...resolveDocument(document, freeStaleTones(clubColours)), kits } }
}
