import { TEAM_ON_BACK } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const poloStart: Start = {
  look: {
    parts: {
      base: 'main',
      sleeves: 'main',
      stripes: 'light',
      collar: 'deep',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'deep',
      buttons: 'light',
      pocket: 'main',
    },
    samples: [{ role: 'frontText', text: 'team', zone: 'logo', ink: 'light', sizeMm: 26 }, TEAM_ON_BACK],
  },
  pricesCents: { pique: 1350, interlock: 1250 },
  templates: {
    looks: [
      'club-office',
      'coach-home',
      'harbour',
      'referee-dark',
      'silk-evening',
      'krama-staff',
      'lotus-desk',
      'prasat-polo',
      'golf-argyle',
      'regatta-polo',
      'two-shoulders',
      'wedge-polo',
      'committee',
      'pin-polo',
      'diag-polo',
    ],
    texts: [['backText', 60]],
  },
}
