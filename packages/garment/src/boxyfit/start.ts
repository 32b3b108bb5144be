import { teamOnFront, TEAM_ON_BACK } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const boxyFitStart: Start = {
  look: {
    parts: {
      base: 'light',
      sleeves: 'main',
      stripes: 'deep',
      collar: 'main',
      hem: 'light',
      sidePanel: 'main',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'main',
    },
    samples: [teamOnFront(86, 'deep'), { ...TEAM_ON_BACK, ink: 'deep' }],
  },
  pricesCents: { cotton: 1100, interlock: 1150 },
  templates: {
    looks: [
      'box-quarters',
      'box-sunset',
      'box-frame',
      'box-blocks',
      'box-mandala',
      'box-wave',
      'box-heat',
      'box-street',
      'box-vee',
      'box-ikat',
      'box-camo',
      'box-centre',
      'box-swell',
      'box-sleeves',
      'box-hem',
    ],
    texts: [
      ['frontText', 86],
      ['backText', 60],
    ],
  },
}
