/** Measures in a size chart, of a garment laid flat. */
export const MEASURES = [
  'halfChest',
  'length',
  'sleeve',
  'longSleeve',
  'raglanSleeve',
  'halfWaist',
  'shortsLength',
] as const
export type MeasureId = (typeof MEASURES)[number]

/** Close-up appearance of a fabric: its weave, its sheen and how light falls on it. */
export const MATERIALS = ['knit', 'pique', 'mesh', 'fleece', 'satin'] as const
export type Material = (typeof MATERIALS)[number]

/** The sleeve length of an ordered piece; a garment without sleeves counts as short. */
export type SleeveLength = 'short' | 'long'

/** Purposes of a text. */
export const TEXT_ROLES = [
  'frontText',
  'backText',
  'frontNumber',
  'backNumber',
  'shortsNumber',
  'playerName',
  'text',
] as const
export type TextRole = (typeof TEXT_ROLES)[number]
