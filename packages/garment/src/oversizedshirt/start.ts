import { TEAM_ON_BACK } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const oversizedShirtStart: Start = {
  look: {
    parts: {
      base: 'deep',
      sleeves: 'deep',
      stripes: 'main',
      collar: 'main',
      hem: 'deep',
      sidePanel: 'main',
      shoulderPanel: 'deep',
      sleevePanel: 'main',
      cuff: 'deep',
    },
    samples: [
      { role: 'frontText', text: 'team', zone: 'logo', ink: 'light', sizeMm: 24 },
      {
        ...TEAM_ON_BACK,
        zone: 'backNumber',
        sizeMm: 110,
      },
    ],
  },
  pricesCents: { cotton: 1150, interlock: 1200 },
  templates: {
    looks: [
      'over-crown',
      'over-lotus',
      'over-river',
      'over-saltire',
      'over-horizon',
      'over-half',
      'over-naga',
      'over-twin',
      'over-pillars',
      'over-curl',
      'over-maze',
      'over-drop',
      'over-scales',
      'over-krama',
      'over-deep',
    ],
    texts: [
      ['frontText', 84],
      ['backText', 60],
    ],
  },
}
