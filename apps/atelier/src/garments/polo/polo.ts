import type { PartArea } from '@kitwright/garment'
import type { SewnMesh } from '../../meshFinishing/cloth/sewnMesh.ts'
import type { Trim } from '../../meshFinishing/trims/trim.ts'
import { lightTrims } from '../../meshFinishing/trims/lightTrims.ts'
import { boxOf, type Pattern } from '../../sewingPattern/pattern.ts'
import type { CutOptions, Maker } from '../garmentMaker.ts'
import { area, pieceOf } from '../partRegions.ts'
import { drapeUpper } from '../tops/drapeUpper.ts'
import { inRhythm, JERSEY, type Rhythms, type UpperRecipe, WORN_JERSEY } from '../tops/upperRecipe.ts'
import { buttonsPiece, buttonTrims, placketPiece, placketTrims } from '../tops/openings/placket.ts'
import { leafTrims, standArea } from '../tops/poloCollar.ts'
import { bodyAreas, bodyRegions, sleevePanel, sleeveStripes } from '../tops/upperAreas.ts'
import { upperMaker } from '../tops/upperMaker.ts'
import { upperPattern } from '../tops/upperPattern.ts'
import { PLACKET_CUT, POLO_CUT } from './cuts.ts'
import { poloZones } from './zones.ts'

const CUFF_THICKNESS_MM = 3
/** Piqué: stiffer than a jersey's knit. */
const RECIPE: UpperRecipe = {
  ...WORN_JERSEY,
  bend: 1.6e-3,
  bounce: 1.6,
  restGravity: 0.3,
  elbow: 0.2,
  drapeFrames: 360,
  settleSubsteps: 26,
  creases: { share: 0.13, compliance: 1.7e-3, until: 0.65 },
  calm: { ...WORN_JERSEY.calm, lettering: 0.002 },
  motion: { ...WORN_JERSEY.motion, lean: 0.055 },
}
/** Under long sleeves the wearer moves as he did before he had steps: they crossed at the back and stretched. */
const LONG: UpperRecipe = {
  ...JERSEY,
  bend: 1.6e-3,
  elbow: 0.2,
  coarseness: { cloth: 7, rib: 5.5 },
  drapeFrames: 360,
  settleSubsteps: 24,
}
const RHYTHMS: Rhythms = { 'short-polo': 35 }
const recipeOf = (options: CutOptions): UpperRecipe =>
  inRhythm(options.sleeve === 'long' ? LONG : RECIPE, RHYTHMS, options)
/** Few, since smoothing takes off what stiff cloth folds. */
const SMOOTH_ROUNDS = 2
const TRIANGLES = { full: 31_000, light: 5700 }

function poloPattern(options: CutOptions): Pattern {
  const { pieces, seams } = upperPattern(POLO_CUT, options)
  const front = pieces.find(p => p.id === 'front')!
  return { pieces: [...pieces, placketPiece(front, PLACKET_CUT), buttonsPiece(PLACKET_CUT)], seams }
}

/**
 * Returns the polo's areas. The placket continues the front's drawing, so it shares the front's millimetres and frame.
 */
function poloAreas(pattern: Pattern): PartArea[] {
  const whole = bodyAreas(pattern)
  const sleeves = ['sleeveL', 'sleeveR'].map(id => pieceOf(pattern, id))
  const own = (part: PartArea['part'], id: string): PartArea => area(part, id, boxOf(pieceOf(pattern, id)))
  return [
    ...whole,
    area('base', 'placket', whole[0]!.frame),
    standArea(pattern),
    ...sleeves.map(p => own('sleeves', p.id)),
    own('cuff', 'cuffL'),
    own('cuff', 'cuffR'),
    own('buttons', 'buttons'),
    ...bodyRegions(pattern),
    ...sleeves.map(p => area('sleevePanel', p.id, boxOf(p), sleevePanel(p))),
    ...sleeves.map(p => area('stripes', p.id, boxOf(p), sleeveStripes(boxOf(p)))),
  ]
}

function trimsOf(worn: SewnMesh, pattern: Pattern): Trim[] {
  const front = pieceOf(pattern, 'front')
  return lightTrims(worn, [
    ...leafTrims(worn, pattern, POLO_CUT.polo),
    ...placketTrims(worn, pieceOf(pattern, 'placket'), PLACKET_CUT.thicknessMm),
    ...buttonTrims(worn, front, PLACKET_CUT),
  ])
}

const ribThicknessMm = (piece: string): number =>
  piece === 'stand' ? POLO_CUT.polo.stand.thicknessMm : CUFF_THICKNESS_MM

/** A piqué shirt with a folded collar, a buttoned placket and rib cuffs. */
export const polo: Maker = {
  ...upperMaker({
    id: 'polo',
    productType: 'POLO_SHIRT',
    material: 'pique',
    sleeves: ['short', 'long'],
    collars: ['polo'],
    recipe: recipeOf,
    pattern: poloPattern,
    areas: poloAreas,
    zones: poloZones,
    ribThicknessMm,
  }),
  recipe: ({ options }) => ({ drape: recipeOf(options!), cut: POLO_CUT }),
  drape: ({ pattern, zones, options }, input) =>
    drapeUpper({
      pattern,
      zones,
      options: options!,
      recipe: recipeOf(options!),
      lean: POLO_CUT.polo.stand.lean,
      ...input,
    }),
  finishing: ({ pattern, options }) => ({
    triangles: TRIANGLES,
    ...(options?.sleeve === 'short' ? { smoothRounds: SMOOTH_ROUNDS } : {}),
    ribThicknessMm,
    trims: worn => trimsOf(worn, pattern),
  }),
}
