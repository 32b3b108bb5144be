import { type Language, languageTag } from '@kitwright/words'

/** Returns the archive name of a style's paper by its kind. */
export const cutName = (style: string, kind: 'dxf' | 'plt'): string => `cut/${style}.${kind}`
export const techPackName = (style: string, tag: string): string => `techpack/${style}-${tag}.pdf`

const TRAVELLER = 'traveller.pdf'
const FLOOR = [
  'tickets.pdf',
  'labels.pdf',
  // For label printers, by resolution.
  'labels-203dpi.zpl',
  'labels-300dpi.zpl',
  'packing-list.pdf',
] as const
export type FloorPaper = (typeof FLOOR)[number]
export const floorName = (paper: FloorPaper | typeof TRAVELLER, tag: string): string => `floor/${tag}/${paper}`

/** Returns the names of a style's files for cutting. */
export const namesOfCut = (style: string): string[] => [cutName(style, 'dxf'), cutName(style, 'plt')]

/** Returns the names of a style's tech pack in each language. */
export const namesOfTechPack = (style: string, languages: readonly Language[]): string[] =>
  languages.map(language => techPackName(style, languageTag(language)))

/** Returns file names of the traveller, one per language. It names no player. */
export const namesOfTraveller = (languages: readonly Language[]): string[] =>
  languages.map(language => floorName(TRAVELLER, languageTag(language)))

/** Returns the names of the other papers for the floor. */
export const namesOfFloor = (languages: readonly Language[]): string[] =>
  languages.flatMap(language => FLOOR.map(paper => floorName(paper, languageTag(language))))
