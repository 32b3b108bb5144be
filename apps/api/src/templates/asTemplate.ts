import type { DesignDocument, Layer, TextRole } from '@kitwright/design'
import { getGarment, type ProductType } from '@kitwright/garment'
import { documentToKeep, readStored } from '../designs/index.ts'
import { coloursOf } from './coloursOf.ts'
import type { TemplateToInsert } from './store.ts'

/** What stands where a customer's own name stood. */
const SAMPLE_NAME = 'NAME'
const SAMPLE_NUMBER = '10'

/** The shop's name in one word, as a team's. */
export const teamOf = (shop: string): string => (shop.trim().split(/\s+/)[0] ?? '').toUpperCase().slice(0, 24) || 'TEAM'

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
