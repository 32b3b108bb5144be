import type { FabricFacts } from '@kitwright/garment'
import type { NameId } from '@kitwright/words'

const POLYESTER: FabricFacts['composition'] = [{ fibre: 'polyester', percent: 100 }]
const PRINTED = { wash: '40', bleach: 'not', tumble: 'low', iron: '110', clean: 'not' } as const
const GENTLE = { wash: '30', bleach: 'not', tumble: 'not', iron: '110', clean: 'not' } as const

/**
 * Usual facts about the packaged fabrics, with which a new shop begins and which it changes to those of its own cloth.
 * Printed sportswear is polyester, as sublimation needs it. French terry is sold in many blends, so its composition
 * stays unstated.
 */
export const PACKAGED_FACTS: Readonly<Record<NameId<'fabrics'>, FabricFacts>> = {
  pique: { weightGsm: 210, composition: POLYESTER, care: PRINTED },
  cotton: {
    weightGsm: 180,
    composition: [{ fibre: 'cotton', percent: 100 }],
    care: { ...PRINTED, iron: '150' },
  },
  fleece: { weightGsm: 280, composition: POLYESTER, care: { ...PRINTED, wash: '30' } },
  terry: { weightGsm: 260, composition: [], care: GENTLE },
  satin: { weightGsm: 120, composition: POLYESTER, care: GENTLE },
  interlock: { weightGsm: 160, composition: POLYESTER, care: PRINTED },
  mesh: { weightGsm: 140, composition: POLYESTER, care: PRINTED },
}
