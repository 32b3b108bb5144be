import { sampleNumber, teamOnFront } from '../../vocabulary/sampleTexts.ts'
import type { Start } from '../../vocabulary/garmentStart.ts'

export const bibStart: Start = {
  look: { parts: { base: 'main', tape: 'light' }, samples: [teamOnFront(60), sampleNumber('frontNumber', 120)] },
  partNames: { base: 'bib' },
  ownParts: { tape: { group: 'trims', takesAfter: ['stripes', 'hem', 'collar'], colour: '#fde047' } },
  zonesFor: { frontNumber: ['chest'] },
  isShownNumbered: true,
  pricesCents: { interlock: 450, mesh: 400 },
  templates: { looks: ['sunset-hoops', 'old-hoops'], texts: [['frontNumber', 120]] },
}
