import type { Cents } from '@kitwright/measure'

/** An order's cost to the shop at its supplier. */
export const COST_KINDS = ['cloth', 'print', 'sewing', 'packing', 'remakes'] as const
export type CostKind = (typeof COST_KINDS)[number]

/**
 * How an amount is known: billed by the supplier, counted from quantities that are exact (garments, a layout on the
 * roll), or estimated from areas.
 */
export type CostBasis = 'billed' | 'counted' | 'estimate'

/** `incomplete`: prices are missing, so that there is no margin. */
export type CostState = CostBasis | 'incomplete'

export type CostCurrency = 'USD' | 'KHR'

/** Cents of a dollar, or whole riel. */
export type Amount = number

/** A supplier's prices. Null means unknown, 0 means free. */
export interface CostList {
  readonly currency: CostCurrency
  /** The shop's rate when the list was stored; null for a list in dollars. */
  readonly rielPerDollar: number | null
  /** A metre of cloth by fabric, on rolls of one width or, with null, of every width. */
  readonly cloth: readonly { readonly fabric: string; readonly widthMm: number | null; readonly metre: Amount }[]
  /** Share of a roll that pieces cover, in percent, for orders without a layout. */
  readonly utilisationPercent: number
  readonly print: {
    readonly squareMetre: Amount | null
    /** Once for each design. */
    readonly setUp: Amount | null
    readonly garment: Amount | null
  }
  readonly sewing: readonly SewingPrice[]
  readonly packing: { readonly order: Amount | null; readonly garment: Amount | null }
}

/** Sewing a product, by the garment or by each piece that is cut for it. A size may have a price of its own. */
export interface SewingPrice {
  readonly productType: string
  readonly per: 'garment' | 'piece'
  readonly amount: Amount
  readonly sizes: readonly { readonly size: string; readonly amount: Amount }[]
}

/** Garments of an order that are cut alike. */
export interface CostGarment {
  readonly productType: string
  readonly fabric: string
  readonly size: string
  readonly qty: number
  /** Pieces that are cut for one garment. */
  readonly pieces: number
  /** Area of one garment's pieces within their cut lines. */
  readonly areaMm2: number
}

/** A part of an order's layout on a roll. */
export interface CostMarker {
  readonly fabric: string
  readonly widthMm: number
  readonly lengthMm: number
  /** Share of the cloth that pieces cover, from 0 to 1. */
  readonly density: number
  /** The price of the cloth when the layout was made; null if it was unknown. */
  readonly costCents: Cents | null
}

export interface CostRoll {
  readonly fabric: string
  readonly widthMm: number
  /** In cents; 0 if unknown. */
  readonly metreCents: Cents
}

export interface CostRemake {
  readonly culprit: string
  readonly costCents: Cents
}

export interface CostInvoice {
  readonly cents: Cents
  readonly covers: readonly CostKind[]
}

export interface CostFacts {
  /** The list that is valid for the order; null without one. */
  readonly list: CostList | null
  readonly garments: readonly CostGarment[]
  /** False if a garment cannot be made as it was ordered, so that its pieces are unknown. */
  readonly isMakable: boolean
  /** Number of different designs. */
  readonly designs: number
  /** The supplier's rolls. */
  readonly rolls: readonly CostRoll[]
  /** The layout of the present garments; empty without one. */
  readonly markers: readonly CostMarker[]
  readonly remakes: readonly CostRemake[]
  readonly invoices: readonly CostInvoice[]
  readonly totalCents: Cents
}

/** A price or a fact that is missing, with the fabric or product that it is missing for. */
export interface MissingCost {
  readonly kind: 'list' | 'garments' | 'roll' | 'cloth' | 'print' | 'sewing' | 'packing'
  readonly of: string
}

export interface CostPart {
  readonly kind: CostKind
  /** By the price list: the sum of all that has a price. */
  readonly cents: Cents
  readonly basis: Exclude<CostBasis, 'billed'>
  /** Whether an invoice covers it, which then counts instead. */
  readonly isBilled: boolean
  readonly missing: readonly MissingCost[]
}

export interface ProductCost {
  readonly productType: string
  readonly qty: number
  readonly cents: Cents
}

export interface OrderCost {
  readonly parts: readonly CostPart[]
  /** By the price list, whatever was billed. */
  readonly expectedCents: Cents
  readonly billedCents: Cents
  /** Billed, with what no invoice covers. */
  readonly cents: Cents
  readonly state: CostState
  /** The prices that are missing for parts that no invoice covers. */
  readonly missing: readonly MissingCost[]
  /** Null where costs are incomplete. */
  readonly marginCents: Cents | null
  /** In thousandths of the total; null also without a total. */
  readonly marginPermille: number | null
  /** Metres of cloth, and square metres of print, as they were computed with. */
  readonly clothMm: number
  readonly printMm2: number
  /** The costs divided among the products, to the cent. */
  readonly products: readonly ProductCost[]
}
