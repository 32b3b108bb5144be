/** Group of a part within a look: cloth of the body, or a part set off from it. */
export type PartGroup = 'body' | 'sleeves' | 'sides' | 'shoulders' | 'trims' | 'shorts'

export interface Part {
  readonly group: PartGroup
  /**
   * The parts whose style this part copies on a garment with the look of another that lacks it; the first that exists
   * is used.
   */
  readonly takesAfter: readonly PartId[]
  /** The colour in an uncoloured design. */
  readonly colour: string
  /** A deeper shade than the body when the shop shows a product in one colour; trims are always set off. */
  readonly isDeep?: true
}

/** A part's id; `part…` is its name among the words. */
export type PartId = string

const [DEEP, MAIN, LIGHT, WHITE] = ['#134e4a', '#0f766e', '#f8fafc', '#ffffff'] as const

/** The specification's garment parts, in its order, which a customer can colour. A garment may add parts of its own. */
export const PARTS: Readonly<Record<PartId, Part>> = {
  base: { group: 'body', takesAfter: ['shorts', 'sleeves'], colour: MAIN },
  sleeves: { group: 'sleeves', takesAfter: ['base', 'shorts'], colour: DEEP },
  stripes: { group: 'trims', takesAfter: ['sidePanel', 'collar', 'cuff'], colour: LIGHT },
  collar: { group: 'trims', takesAfter: ['cuff', 'hem', 'stripes'], colour: LIGHT },
  shorts: { group: 'shorts', takesAfter: ['base'], colour: DEEP, isDeep: true },
  hem: { group: 'trims', takesAfter: ['cuff', 'collar', 'base'], colour: LIGHT },
  sidePanel: { group: 'sides', takesAfter: ['stripes', 'sleevePanel', 'base'], colour: DEEP, isDeep: true },
  shoulderPanel: { group: 'shoulders', takesAfter: ['sleevePanel', 'sleeves', 'base'], colour: MAIN, isDeep: true },
  sleevePanel: { group: 'sleeves', takesAfter: ['shoulderPanel', 'sleeves', 'base'], colour: WHITE, isDeep: true },
  cuff: { group: 'trims', takesAfter: ['collar', 'hem', 'sleeves'], colour: LIGHT },
  buttons: { group: 'trims', takesAfter: ['stripes', 'drawstring', 'collar'], colour: WHITE },
  hood: { group: 'sleeves', takesAfter: ['sleeves', 'base', 'shorts'], colour: WHITE },
  pocket: { group: 'body', takesAfter: ['base', 'shorts'], colour: WHITE, isDeep: true },
  drawstring: { group: 'trims', takesAfter: ['stripes', 'collar', 'cuff'], colour: LIGHT },
}

/** Returns the part that represents a garment: its body or, if it has none, as trunks, the part worn alone. */
export const mainPartOf = (parts: readonly PartId[]): PartId => (parts.includes('base') ? 'base' : parts[0]!)

/** Returns the data of a garment's part; the garment's own entry overrides the default. */
export const partInfo = ({ ownParts }: { readonly ownParts?: Readonly<Record<PartId, Part>> }, id: PartId): Part =>
  ownParts?.[id] ?? PARTS[id] ?? { group: 'body', takesAfter: [], colour: WHITE }
