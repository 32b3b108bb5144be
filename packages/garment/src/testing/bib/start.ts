import { number, teamOnFront } from '../../samples.ts'
import type { Start } from '../../start.ts'

export const bibStart: Start = {
  look: { parts: { base: 'main', tape: 'light' }, samples: [teamOnFront(60), number('frontNumber', 120)] },
  partNames: { base: 'bib' },
  ownParts: { tape: { group: 'trims', takesAfter: ['stripes', 'hem', 'collar'], colour: '#fde047' } },
  zonesFor: { frontNumber: ['chest'] },
  isShownNumbered: true,
  pricesCents: { interlock: 450, mesh: 400 },
  templates: { looks: ['sunset-hoops', 'old-hoops'], texts: [['frontNumber', 120]] },
}
