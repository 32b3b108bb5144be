import { LANGUAGES, languageTag } from '@kitwright/words'

/** The papers of a style by what they are, as they are called in the archive. */
export const cutName = (style: string, kind: 'dxf' | 'plt'): string => `cut/${style}.${kind}`
export const techPackName = (style: string, tag: string): string => `techpack/${style}-${tag}.pdf`

const FLOOR = ['traveller.pdf', 'tickets.pdf', 'labels.pdf', 'labels.zpl', 'packing-list.pdf'] as const
export type FloorPaper = (typeof FLOOR)[number]
export const floorName = (paper: FloorPaper, tag: string): string => `floor/${tag}/${paper}`

const tags = LANGUAGES.map(languageTag)

/** All that is made of a style. */
export const namesOfStyle = (style: string): string[] => [
  cutName(style, 'dxf'),
  cutName(style, 'plt'),
  ...tags.map(tag => techPackName(style, tag)),
]

/** All that is made for the floor. */
export const namesOfFloor = (): string[] => tags.flatMap(tag => FLOOR.map(paper => floorName(paper, tag)))
