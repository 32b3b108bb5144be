import { teamOnFront, TEAM_ON_BACK } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const hoodieStart: Start = {
  look: {
    parts: {
      base: 'deep',
      sleeves: 'deep',
      stripes: 'main',
      collar: 'deep',
      hem: 'main',
      sidePanel: 'main',
      shoulderPanel: 'main',
      sleevePanel: 'main',
      cuff: 'main',
      hood: 'deep',
      pocket: 'deep',
      drawstring: 'light',
      buttons: 'light',
    },
    samples: [teamOnFront(80), TEAM_ON_BACK],
  },
  partNames: { hem: 'waistband' },
  pricesCents: { fleece: 2200, terry: 1950 },
  templates: {
    looks: [
      'campus-yoke',
      'run-club',
      'run-band',
      'golden-kbach',
      'aural-hood',
      'sash-squad',
      'tiger-hood',
      'split-crew',
      'tower-rise',
      'hol-hood',
      'coach-tapes',
      'dusk-hood',
      'ninety-fleece',
      'rally-hood',
      'plain-varsity',
    ],
    texts: [
      ['frontText', 80],
      ['backText', 60],
    ],
  },
}
