import { sportTexts } from '../vocabulary/sampleTexts.ts'
import type { Start } from '../vocabulary/garmentStart.ts'

export const sleevelessStart: Start = {
  look: {
    parts: {
      base: 'main',
      stripes: 'light',
      collar: 'light',
      hem: 'main',
      sidePanel: 'deep',
      shoulderPanel: 'main',
      cuff: 'light',
    },
    samples: sportTexts(130),
  },
  partNames: { cuff: 'armBinding' },
  pricesCents: { interlock: 800, mesh: 850 },
  templates: {
    looks: [
      'centre-court',
      'fast-break',
      'lane-runner',
      'half-marathon',
      'night-run',
      'volley-coast',
      'pin-league',
      'sunset-hoops',
      'kbach-flank',
      'lotus-run',
      'hol-warp',
      'water-festival',
      'blade-court',
      'relay',
      'yoke-league',
    ],
    texts: [
      ['frontText', 64],
      ['frontNumber', 112],
      ['playerName', 70],
      ['backNumber', 340],
    ],
  },
}
