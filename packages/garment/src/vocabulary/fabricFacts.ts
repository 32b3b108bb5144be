/** Textile fibres by their generic names (ISO 2076). */
export const FIBRES = [
  'polyester',
  'cotton',
  'elastane',
  'polyamide',
  'viscose',
  'modal',
  'lyocell',
  'acrylic',
  'wool',
  'linen',
] as const
export type Fibre = (typeof FIBRES)[number]

/**
 * The treatments of a textile in the order of its care label (ISO 3758), each with its symbols: wash temperature in °C
 * or by hand, any bleach or oxygen only, drum at up to 80 °C or 60 °C, iron's sole in °C, and the letter of the
 * solvent. `not` is the crossed-out symbol.
 */
export const CARE = {
  wash: ['30', '40', '60', '95', 'hand', 'not'],
  bleach: ['any', 'oxygen', 'not'],
  tumble: ['normal', 'low', 'not'],
  iron: ['110', '150', '200', 'not'],
  clean: ['p', 'f', 'not'],
} as const
export const TREATMENTS = ['wash', 'bleach', 'tumble', 'iron', 'clean'] as const
export type Treatment = (typeof TREATMENTS)[number]

export const FABRIC_LIMITS = {
  /** Grams per square metre. */
  weightGsm: [40, 900],
  fibres: 5,
} as const

/** Facts about a fabric. Null and an empty composition mean that the shop has not stated them. */
export interface FabricFacts {
  readonly weightGsm: number | null
  /** Shares of fibres in percent, 100 together; each fibre once. */
  readonly composition: { readonly fibre: Fibre; readonly percent: number }[]
  readonly care: { readonly [T in Treatment]: (typeof CARE)[T][number] | null }
}

export const NO_FACTS: FabricFacts = {
  weightGsm: null,
  composition: [],
  care: { wash: null, bleach: null, tumble: null, iron: null, clean: null },
}
