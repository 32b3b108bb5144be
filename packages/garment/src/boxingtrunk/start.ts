import { sampleNumber, teamOnFront } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const boxingTrunkStart: Start = {
  look: {
    parts: {
      base: 'main',
      shorts: 'main',
      stripes: 'light',
      collar: 'deep',
      hem: 'light',
      sidePanel: 'deep',
      cuff: 'deep',
      drawstring: 'light',
    },
    samples: [teamOnFront(56), sampleNumber('shortsNumber', 125)],
  },
  partNames: { cuff: 'waistband', sidePanel: 'sideBand', shorts: 'trunks' },
  pricesCents: { satin: 1400, mesh: 1250 },
  templates: {
    looks: [
      'ring-gold',
      'ring-stars',
      'ring-stripes',
      'ring-diamonds',
      'ring-split',
      'ring-hem',
      'ring-burst',
      'ring-tiger',
      'ring-scales',
      'ring-krama',
      'ring-prasat',
      'ring-kbach',
      'ring-spikes',
      'ring-bolt',
      'ring-corner',
    ],
    texts: [
      ['frontText', 56],
      ['shortsNumber', 125],
    ],
  },
}
