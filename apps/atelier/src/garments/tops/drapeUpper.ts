import { type Cloth, type Fabric, layOut, stepFrame, type StepSettings, weld, widestGap } from '@kitwright/cloth'
import { boxHeight } from '@kitwright/measure'
import { bothArms, type DressForm, makeDressForm } from '../../dressForm/dressForm.ts'
import { smoothStep } from '../../dressForm/solids.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import { boxOf, edgeLength, type PatternPiece } from '../../sewingPattern/pattern.ts'
import type { DrapeResult } from '../garmentMaker.ts'
import { bendAt, type Quality } from '../bakeQuality.ts'
import { calmShare } from '../calmZones.ts'
import { CONTACT, hangUpper } from './hangUpper.ts'
import { placeUpper } from './placeUpper.ts'
import type { UpperInput, UpperRecipe } from './upperRecipe.ts'

/** Share of the lean at the point of a V, whose legs are nearly straight. */
const LEG_SHARE = 0.3
/**
 * Share of the rib's bending compliance that a V's rib has: its ends meet at an angle, which squeezes a soft rib into
 * folds.
 */
const V_STIFFNESS = 0.4

/** Returns how far along the leg of the V a point of half a V's rib lies: 0 round the back, 1 at the point. */
function alongLeg(band: PatternPiece): (x: number) => number {
  const [back, leg] = [edgeLength(band, 'backL'), edgeLength(band, 'frontL')]
  return x => Math.max(0, Math.abs(x) - back) / leg
}

/** Returns the share by which a rib's free edge is shorter, by the position along it. */
function leanOf(band: PatternPiece, { ribLean, frontLean }: UpperRecipe, isV: boolean): (x: number) => number {
  if (isV) {
    const onLeg = alongLeg(band)
    return x => ribLean * (1 - (1 - LEG_SHARE) * onLeg(x))
  }
  const front = edgeLength(band, 'frontL')
  return x => ribLean + (frontLean - ribLean) * smoothStep(1 - Math.abs(x) / front)
}

/** Returns the shrink of a band whose free edge is steamed shorter, so that it lies against the neck. */
function steamed(band: PatternPiece, leanAt: (x: number) => number): NonNullable<Fabric['shrink']> {
  const height = boxHeight(boxOf(band))
  return (x, y) => 1 - leanAt(x) * (1 - y / height)
}

function fabrics({ pattern, zones, options, quality, recipe, lean }: UpperInput): (piece: string) => Fabric {
  const cloth: Fabric = { stretch: 1e-6, bend: bendAt(recipe.bend, quality.spacing) }
  const rib: Fabric = { stretch: 1e-6, bend: recipe.ribBend }
  const isV = options.collar === 'v'
  const bandOf = (id: string): Fabric => {
    const band = pattern.pieces.find(p => p.id === id)!
    if (lean !== undefined) return { ...rib, bend: recipe.standBend, shrink: steamed(band, () => lean) }
    const bend = recipe.ribBend * (isV ? V_STIFFNESS : 1)
    return { ...rib, bend, shrink: steamed(band, leanOf(band, recipe, isV)) }
  }
  const ribs = new Set(pattern.pieces.filter(p => p.isRib || p.isElastic).map(p => p.id))
  return id => {
    if (id === 'collar' || id === 'stand') return bandOf(id)
    if (ribs.has(id)) return rib
    const bendShare = calmShare(zones, id, recipe.calm)
    return bendShare ? { ...cloth, bendShare } : cloth
  }
}

const meshedFor = ({ quality, recipe: { coarseness } }: UpperInput): Quality => ({
  ...quality,
  spacing: Math.max(quality.spacing, coarseness.cloth),
  ribSpacing: Math.max(quality.ribSpacing, coarseness.rib),
})

/** Sews the pieces. A coarse mesh is as soft as a fine one meanwhile, or its seams stay open. */
function sew(loose: Cloth, former: DressForm, { quality, recipe }: UpperInput): void {
  const settings: StepSettings = {
    gravity: [0, -recipe.sewGravity, 0],
    damping: 0.9,
    substeps: 8,
    seamPull: 1.2,
    bendScale: (quality.spacing / recipe.coarseness.cloth) ** 4,
    contact: CONTACT,
  }
  for (let f = 0; f < recipe.sewFrames; f++) stepFrame(loose, former, settings)
}

/** Lays out, sews and drapes a shirt. */
export function drapeUpper(wanted: UpperInput): DrapeResult {
  const input = { ...wanted, quality: meshedFor(wanted) }
  const { pattern, options, quality, recipe, under } = input
  const ribs = new Set(pattern.pieces.filter(p => p.isRib || p.isElastic).map(p => p.id))
  const hasSlimArms = options.sleeve === 'long' || ribs.has('cuffL')
  const { hasHands = false } = recipe
  const former = makeDressForm({ hasSlimArms, hasHands, ...(under ? { worn: under } : {}) })
  const { from } = recipe.arms
  former.pose(bothArms({ degrees: from, elbow: 0 }))
  const loose = layOut({
    sheets: meshPattern(pattern, piece => (ribs.has(piece) ? quality.ribSpacing : quality.spacing)),
    seams: pattern.seams,
    placeOf: placeUpper(pattern, from),
    fabricOf: fabrics(input),
    seamBend: recipe.seamBend,
    seamDraw: recipe.seamDraw,
  })
  sew(loose, former, input)
  const gap = widestGap(loose)
  const cloth = weld(loose)
  hangUpper(cloth, former, input)
  return { cloth, gap }
}
