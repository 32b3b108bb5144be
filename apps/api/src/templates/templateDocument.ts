import {
  patternsOn,
  type PartStyle,
  type PatternUse,
  sampleTeam,
  fitName,
  type DesignDocument,
  type TextLayer,
  type TextRole,
  withPatterns,
  zoneForRole,
} from '@kitwright/design'
import { getGarment, type ProductType } from '@kitwright/garment'
import { documentToKeep, readStored } from '../designs/index.ts'
import { coloursOf } from './templateColours.ts'
import type { TemplateToInsert } from './store.ts'

/** Text that replaces a customer's own name. */
const SAMPLE_NAME = 'NAME'
const SAMPLE_NUMBER = '10'

function sampleOf(role: TextRole, shop: string): string | null {
  if (role === 'playerName') return SAMPLE_NAME
  if (role === 'frontText' || role === 'backText') return sampleTeam(shop)
  return role.endsWith('Number') ? SAMPLE_NUMBER : null
}

/**
 * Returns a pattern without the customer's data: a text pattern gets the sample's text in letters about as large; a
 * picture pattern is removed.
 */
function anonymousPattern(use: PatternUse, shop: string): PatternUse[] {
  const { motif } = use
  if (motif?.kind === 'picture') return []
  if (motif?.kind !== 'text') return [use]
  const text = sampleTeam(shop)
  const widthMm = Math.min(1500, (motif.widthMm * text.length) / Math.max(1, motif.text.length))
  return [{ ...use, motif: { ...motif, text, widthMm } }]
}

const anonymousParts = (parts: DesignDocument['parts'], shop: string): DesignDocument['parts'] =>
  Object.fromEntries(
    Object.entries(parts).map(([id, style]): [string, PartStyle] => {
      const before = patternsOn(style)
      return before.some(({ motif }) => motif)
        ? [
            id,
            withPatterns(
              style,
              before.flatMap(use => anonymousPattern(use, shop)),
            ),
          ]
        : [id, style]
    }),
  )

/** Returns the design without the customer's data: logos and sponsors are removed, names and numbers become samples. */
function anonymous(document: DesignDocument, shop: string): DesignDocument {
  const garment = getGarment(document.garment)
  const say = (layer: TextLayer): TextLayer => {
    const text = sampleOf(layer.role, shop)
    if (text === null) return layer
    if (layer.role.endsWith('Number')) return { ...layer, text }
    return fitName(layer, text, layer.maxWidthMm ?? zoneForRole(garment, document.options, layer.role).width)
  }
  const layers = document.layers
    .filter(layer => layer.kind === 'text' || layer.role === 'image')
    .map(layer => (layer.kind === 'text' ? say(layer) : layer))
  const kits = document.kits.map(kit => ({ ...kit, parts: anonymousParts(kit.parts, shop) }))
  return { ...document, parts: anonymousParts(document.parts, shop), kits, layers }
}

type TemplateDocument = Pick<TemplateToInsert, 'json' | 'hash' | 'colours' | 'productType'>

/** Returns a document as a template stores it. */
export function templateDocumentOf(document: DesignDocument): TemplateDocument {
  const { json, hash } = documentToKeep(document)
  const productType: ProductType = getGarment(document.garment).productType
  return { json, hash, productType, colours: coloursOf(document) }
}

/** Returns a customer's stored design as a template of the shop. */
export function asTemplate(stored: unknown, shop: string): TemplateDocument {
  return templateDocumentOf(anonymous(readStored(stored), shop))
}
