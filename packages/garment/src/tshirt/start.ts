import { teamOnFront, TEAM_ON_BACK } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const tshirtStart: Start = {
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
      cuff: 'main',
    },
    samples: [teamOnFront(84), TEAM_ON_BACK],
  },
  pricesCents: { cotton: 900, interlock: 950, mesh: 1000 },
  templates: {
    looks: [
      'gym-raglan',
      'market-krama',
      'cardamom-map',
      'sunset-arcs',
      'mekong-dusk',
      'block-party',
      'track-ticks',
      'sailor-town',
      'pixel-tide',
      'rumduol-tee',
      'apsara-tee',
      'silk-day',
      'chevron-drill',
      'heart-line',
      'peaks-tee',
    ],
    texts: [
      ['frontText', 84],
      ['playerName', 84],
      ['backNumber', 340],
    ],
  },
}
