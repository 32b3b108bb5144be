import type { ThemeName } from '@kitwright/pages'

/** How a theme's markup of the blocks differs. All else about a theme is CSS. */
export interface BlockVariants {
  /** Titles stand in both languages, Khmer above. */
  readonly hasTwins: boolean
  /** Which answers of a block of questions are open at first. */
  readonly open: 'none' | 'first' | 'all'
  /** The pictures of the shop's garments: which colour comes to which place. */
  readonly colours: readonly ('tenant' | 'ink' | 'chalk' | 'red' | 'blue' | 'amber')[]
}

const PLAIN: BlockVariants = { hasTwins: false, open: 'none', colours: ['tenant'] }

const VARIANTS: Readonly<Record<ThemeName, BlockVariants>> = {
  matchday: { hasTwins: false, open: 'first', colours: ['chalk', 'tenant', 'ink'] },
  atelier: { hasTwins: false, open: 'all', colours: ['tenant'] },
  drop: { hasTwins: false, open: 'first', colours: ['tenant', 'ink', 'amber', 'blue', 'chalk', 'red'] },
  school: { hasTwins: false, open: 'none', colours: ['chalk', 'blue', 'red', 'amber', 'tenant'] },
  angkor: { hasTwins: true, open: 'none', colours: ['amber', 'red', 'chalk', 'tenant'] },
  factory: { hasTwins: false, open: 'all', colours: ['chalk'] },
}

export const variantsOf = (theme: ThemeName | null): BlockVariants => (theme ? VARIANTS[theme] : PLAIN)
