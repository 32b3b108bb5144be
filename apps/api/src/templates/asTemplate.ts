import { sampleTeam, type DesignDocument, type Layer, type TextRole } from '@kitwright/design'
import { getGarment, type ProductType } from '@kitwright/garment'
import { documentToKeep, readStored } from '../designs/index.ts'
import { coloursOf } from './coloursOf.ts'
import type { TemplateToInsert } from './store.ts'

/** What stands where a customer's own name stood. */
const SAMPLE_NAME = 'NAME'
const SAMPLE_NUMBER = '10'

/** A word of fewer letters is an article, or half of a name. */
const SHORTEST = 4

/** The shop's name in one word where that names it, as a team's. */
export function teamOf(shop: string): string {
  const [first = ''] = shop.trim().split(/\s+/)
  return sampleTeam(first.length < SHORTEST ? shop : first)
}

function sampleOf(role: TextRole, shop: string): string | null {
  if (role === 'playerName') return SAMPLE_NAME
  if (role === 'frontText' || role === 'backText') return teamOf(shop)
  return role.endsWith('Number') ? SAMPLE_NUMBER : null
}

/** Nothing of the customer: logos and sponsors go, names and numbers become samples. */
function anonymous(layers: readonly Layer[], shop: string): Layer[] {
  return layers
    .filter(layer => layer.kind === 'text' || layer.role === 'image')
    .map(layer => (layer.kind === 'text' ? { ...layer, text: sampleOf(layer.role, shop) ?? layer.text } : layer))
}

type Kept = Pick<TemplateToInsert, 'json' | 'hash' | 'colours' | 'productType'>

/** A document as a template keeps it. */
export function keepDocument(document: DesignDocument): Kept {
  const { json, hash } = documentToKeep(document)
  const productType: ProductType = getGarment(document.garment).productType
  return { json, hash, productType, colours: coloursOf(document) }
}

/** A customer's stored design as a template of the shop. */
export function asTemplate(stored: unknown, shop: string): Kept {
  const document = readStored(stored)
  return keepDocument({ ...document, layers: anonymous(document.layers, shop) })
}
