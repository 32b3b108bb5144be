import { sampleNumber, sportTexts } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const soccerStart: Start = {
  look: {
    parts: {
      base: 'fade',
      sleeves: 'main',
      stripes: 'light',
      collar: 'deep',
      shorts: 'deep',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      sleevePanel: 'deep',
      cuff: 'deep',
      drawstring: 'light',
    },
    samples: [...sportTexts(96), sampleNumber('shortsNumber', 125)],
  },
  isWornByPlayers: true,
  isShownNumbered: true,
  pricesCents: { interlock: 1450, mesh: 1600 },
  templates: {
    looks: [
      'four-arms',
      'bassac',
      'kulen-rocks',
      'pepper-coast',
      'salt-flats',
      'reed-mat',
      'great-lake',
      'stilt-village',
      'temple-guard',
      'krama-eleven',
      'naga-tide',
      'dawn-towers',
      'old-hoops',
      'split-sky',
      'night-shift',
      'ninety-one',
      'tiger-forest',
      'racing-boat',
    ],
    texts: [
      ['frontText', 64],
      ['frontNumber', 92],
      ['playerName', 84],
      ['backNumber', 380],
      ['shortsNumber', 125],
    ],
  },
}
