import { sampleTeam, setName, type DesignDocument, type TextLayer, type TextRole, zoneForRole } from '@kitwright/design'
import { getGarment, type ProductType } from '@kitwright/garment'
import { documentToKeep, readStored } from '../designs/index.ts'
import { coloursOf } from './coloursOf.ts'
import type { TemplateToInsert } from './store.ts'

/** What stands where a customer's own name stood. */
const SAMPLE_NAME = 'NAME'
const SAMPLE_NUMBER = '10'

function sampleOf(role: TextRole, shop: string): string | null {
  if (role === 'playerName') return SAMPLE_NAME
  if (role === 'frontText' || role === 'backText') return sampleTeam(shop)
  return role.endsWith('Number') ? SAMPLE_NUMBER : null
}

/** Nothing of the customer: logos and sponsors go, names and numbers become samples. */
function anonymous(document: DesignDocument, shop: string): DesignDocument {
  const garment = getGarment(document.garment)
  const say = (layer: TextLayer): TextLayer => {
    const text = sampleOf(layer.role, shop)
    if (text === null) return layer
    if (layer.role.endsWith('Number')) return { ...layer, text }
    return setName(layer, text, layer.maxWidthMm ?? zoneForRole(garment, document.options, layer.role).width)
  }
  const layers = document.layers
    .filter(layer => layer.kind === 'text' || layer.role === 'image')
    .map(layer => (layer.kind === 'text' ? say(layer) : layer))
  return { ...document, layers }
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
  return keepDocument(anonymous(readStored(stored), shop))
}
