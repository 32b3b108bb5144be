import type { ProductDetails } from '@kitwright/contract'
import type { Language, Texts } from '@kitwright/words'

interface ProductFacts {
  readonly name: string
  readonly description: string
  readonly shop: string
  /** Addresses with scheme and host. */
  readonly url: string
  readonly picture: string
  readonly language: Language
  readonly details: ProductDetails
  readonly cloth: Texts['cloth']
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

function offersOf({ url, shop, language, details: { prices, promotion, delivery } }: ProductFacts) {
  const units = prices.flatMap(({ steps }) => steps.map(({ unitCents }) => unitCents))
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'USD',
    lowPrice: dollars(Math.min(...units)),
    highPrice: dollars(Math.max(...units)),
    offerCount: prices.length,
    offers: prices.map(({ name, steps }) => ({
      '@type': 'Offer',
      name: name[language],
      url,
      price: dollars(steps[0]!.unitCents),
      priceCurrency: 'USD',
      ...(promotion ? { priceValidUntil: promotion.until.slice(0, 10) } : {}),
      availability: 'https://schema.org/MadeToOrder',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop },
      ...(delivery
        ? { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: delivery.pieces, unitCode: 'C62' } }
        : {}),
    })),
  }
}

/**
 * Returns what the fabrics are made of, and their weights in g/m² (`GM` in the UN's code list of units). A weight of the
 * garment itself is not known: it depends on the size.
 */
function clothOf({ language, details: { fabrics }, cloth }: ProductFacts) {
  const material = fabrics.flatMap(({ name, facts: { composition } }) => {
    if (composition.length === 0) return []
    const shares = composition.map(({ fibre, percent }) => `${percent}% ${cloth[`fibre_${fibre}`]}`)
    return [`${name[language]}: ${shares.join(', ')}`]
  })
  const weights = fabrics.flatMap(({ name, facts: { weightGsm: value } }) =>
    value === null
      ? []
      : [{ '@type': 'PropertyValue', name: `${cloth.weight}, ${name[language]}`, value, unitCode: 'GM' }],
  )
  return {
    ...(material.length > 0 ? { material } : {}),
    ...(weights.length > 0 ? { additionalProperty: weights } : {}),
  }
}

/**
 * Describes a product for search engines (schema.org). Offers are the shop's prices of now, the rating is that of its
 * customers; neither is said where there is none.
 */
export function describeProduct(facts: ProductFacts): Readonly<Record<string, unknown>> {
  const { name, description, picture, shop, details } = facts
  const { average, count } = details.ratings
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: [picture],
    brand: { '@type': 'Brand', name: shop },
    ...clothOf(facts),
    ...(details.prices.length > 0 ? { offers: offersOf(facts) } : {}),
    ...(average === null
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } }),
  }
}
