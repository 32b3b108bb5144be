import type { ThemeName } from '@kitwright/pages'

/** How a theme's markup of the blocks differs. All else about a theme is CSS. */
export interface BlockVariants {
  /** Titles stand in both languages, Khmer above. */
  readonly hasTwins: boolean
  /** Which answers of a block of questions are open at first. */
  readonly open: 'none' | 'first' | 'all'
}

const PLAIN: BlockVariants = { hasTwins: false, open: 'none' }

const VARIANTS: Readonly<Record<ThemeName, BlockVariants>> = {
  matchday: { hasTwins: false, open: 'first' },
  atelier: { hasTwins: false, open: 'all' },
  drop: { hasTwins: false, open: 'first' },
  school: { hasTwins: false, open: 'none' },
  angkor: { hasTwins: true, open: 'none' },
  factory: { hasTwins: false, open: 'all' },
}

export const variantsOf = (theme: ThemeName | null): BlockVariants => (theme ? VARIANTS[theme] : PLAIN)
