/** Ids of fonts that make good crests. */
export const CREST_FONTS = {
  latin: [
    'graduate',
    'teko',
    'anton',
    'bebas-neue',
    'alfa-slab-one',
    'oswald',
    'russo-one',
    'staatliches',
    'racing-sans-one',
    'black-ops-one',
    'saira-stencil-one',
    'permanent-marker',
  ],
  khmer: ['moul', 'kantumruy-pro', 'koulen', 'bokor', 'bayon', 'angkor', 'battambang', 'fasthand'],
} as const
