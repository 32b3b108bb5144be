import {
  type Cloth,
  clothContacts,
  type ClothContacts,
  type Fabric,
  layOut,
  stepFrame,
  weld,
  widestGap,
} from '@kitwright/cloth'
import type { Zone } from '@kitwright/garment'
import { type DressForm, makeDressForm } from '../../dressForm/dressForm.ts'
import { smoothStep } from '../../dressForm/solids.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import { boxHeight } from '@kitwright/measure'
import { boxOf, type Pattern } from '../../sewingPattern/pattern.ts'
import type { DrapeResult } from '../garmentMaker.ts'
import { bendAt, type Quality, SELF_RADIUS_M } from '../bakeQuality.ts'
import { type CalmRecipe, calmShare } from '../calmZones.ts'
import { type CreaseRecipe, creasesOf } from '../creases.ts'
import { placeLower, waistHeight } from './placeLower.ts'
import { isBand } from './waistband.ts'

/** The drape settings of shorts. */
export interface LowerRecipe {
  readonly bend: number
  readonly ribBend: number
  readonly seamBend: number
  readonly seamDraw: number
  readonly sewFrames: number
  readonly drapeFrames: number
  readonly gravity: number
  /** Gravity at the end; low enough that the cloth comes to rest unstretched. */
  readonly restGravity: number
  /** Strength of the sway before the cloth settles, relative to gravity, and when it has died away. */
  readonly sway: { readonly share: number; readonly until: number }
  /** Stiffness of the cloth within its zones. */
  readonly calm: CalmRecipe
  /** Folds that stay; none if absent. */
  readonly creases?: CreaseRecipe
  /** The finest mesh spacing in mm. */
  readonly coarseness: number
  /**
   * Pressing of the seams while the legs fill out: bending compliance as a share of the cloth's own, and its end time.
   */
  readonly iron: { readonly share: number; readonly until: number }
  /** How the wearer walks before he stands: steps, and how far each knee moves, in metres; none if absent. */
  readonly walk?: { readonly steps: number; readonly reach: number; readonly until: number }
  /** Scale of the mannequin's waist and hips; 1 by default. */
  readonly girth?: number
}

const LOWER: Omit<LowerRecipe, 'bend' | 'calm' | 'iron'> = {
  ribBend: 1e-4,
  seamBend: 1e-4,
  seamDraw: 0.985,
  sewFrames: 200,
  drapeFrames: 360,
  gravity: 1.5,
  restGravity: 0.9,
  sway: { share: 1.3, until: 0.6 },
  coarseness: 7,
}

/** Light knit that the wearer's thighs folded as he walked; stiffer or unwalked, the legs hung as a box. */
export const SHORTS: LowerRecipe = {
  ...LOWER,
  bend: 2e-3,
  calm: { lettering: 0.006, text: 0.3, fadeMm: 12 },
  creases: { share: 0.15, compliance: 1e-3, until: 0.7 },
  iron: { share: 0.2, until: 0.25 },
  walk: { steps: 7, reach: 0.14, until: 0.65 },
}

/** Satin with big soft folds. The band is tighter than the mannequin's waist, so the mannequin is slimmer. */
export const TRUNKS: LowerRecipe = {
  ...LOWER,
  bend: 7e-4,
  drapeFrames: 420,
  sway: { share: 0.7, until: 0.5 },
  calm: { lettering: 0.1, text: 1, fadeMm: 15 },
  creases: { share: 0.1, compliance: 2e-3, until: 0.7 },
  iron: { share: 0.05, until: 0.35 },
  girth: 0.84,
}

export interface LowerInput {
  readonly pattern: Pattern
  readonly zones: readonly Zone[]
  readonly quality: Quality
  readonly recipe: LowerRecipe
}

const CONTACT = { offset: 0.005, friction: 0.4, bodyTravel: 1e-4 }
const CLOTH_FRICTION = 0.3

/** Returns the share of the compliance over time: stiff at first, then up to the cloth's own. */
const softness = (t: number, { share, until }: LowerRecipe['iron']): number =>
  share + (1 - share) * smoothStep((t - until) / 0.25)

type Guide = (positions: Float64Array) => void

/** Moves the waistband's edge to its height, in metres. */
function holding({ sheets, particleOf }: Cloth, bandTop: number): Guide {
  const held = sheets.flatMap((sheet, s) =>
    isBand(sheet.id) ? sheet.edges.get('top')!.map(v => 3 * particleOf[s]![v]! + 1) : [],
  )
  return x => held.forEach(i => (x[i]! += (bandTop - x[i]!) * 0.3))
}

/** Shorts on their wearer, with the waistband's edge at its height. */
interface WornShorts {
  readonly cloth: Cloth
  readonly former: DressForm
  readonly guide: Guide
  readonly contacts: ClothContacts
}

interface WearInput {
  readonly quality: Quality
  readonly recipe: LowerRecipe
  readonly bandTop: number
}

const wear = (cloth: Cloth, former: DressForm, { quality, recipe, bandTop }: WearInput): WornShorts => ({
  cloth,
  former,
  guide: holding(cloth, bandTop),
  // A coarse mesh keeps no more distance than a fine one, or its seams stay open.
  contacts: clothContacts(cloth, {
    radius: SELF_RADIUS_M * Math.min(quality.spacing, recipe.coarseness),
    friction: CLOTH_FRICTION,
  }),
})

const SEAM_PULL = 0.6

function sew({ cloth, former, guide, contacts }: WornShorts, { sewFrames, gravity }: LowerRecipe): void {
  for (let f = 0; f < sewFrames; f++) {
    const t = f / sewFrames
    const eagerness = t < 0.75 ? Math.min(1, 0.15 + 1.5 * t) : 3
    stepFrame(cloth, former, {
      gravity: [0, -gravity, 0],
      damping: 0.9,
      substeps: 8,
      seamPull: SEAM_PULL * eagerness,
      contact: CONTACT,
      guide,
      contacts,
    })
  }
}

/** Returns gravity that sways with decreasing strength, as on a wearer who walks and then stands. */
function gravityAt(t: number, { gravity, restGravity, sway }: LowerRecipe): [number, number, number] {
  const strength = sway.share * gravity * Math.max(0, 1 - t / sway.until)
  const down = gravity + (restGravity - gravity) * smoothStep((t - 0.55) / 0.25)
  return [strength * Math.sin(40 * t), -down, 0.8 * strength * Math.sin(57 * t + 1)]
}

/** Returns how far ahead the left knee is; the steps become shorter. */
const strideAt = (t: number, { walk }: LowerRecipe): number =>
  walk ? walk.reach * Math.sin(Math.PI * walk.steps * (t / walk.until)) * Math.max(0, 1 - t / walk.until) : 0

function hang({ cloth, former, guide, contacts }: WornShorts, recipe: LowerRecipe, { patience }: Quality): void {
  const frames = Math.round(recipe.drapeFrames * patience)
  const creases = recipe.creases && creasesOf(cloth, recipe.creases)
  for (let f = 0; f < frames; f++) {
    const t = f / frames
    former.fillLegs(smoothStep(t / 0.3), strideAt(t, recipe))
    stepFrame(cloth, former, {
      gravity: gravityAt(t, recipe),
      damping: t < 0.8 ? 0.985 : 0.93,
      substeps: t < 0.75 ? 12 : 15,
      seamPull: 0,
      bendScale: softness(t, recipe.iron),
      contact: CONTACT,
      guide,
      contacts,
      ...(creases && { creases: creases.memory }),
    })
    creases?.remember(t)
  }
}

/** Lays out, sews and drapes shorts. The waistband's edge is fixed at its height. */
export function drapeLower({ pattern, zones, quality: wanted, recipe }: LowerInput): DrapeResult {
  const quality = { ...wanted, spacing: Math.max(wanted.spacing, recipe.coarseness) }
  const bandTop = waistHeight(pattern) + boxHeight(boxOf(pattern.pieces.find(p => isBand(p.id))!)) / 1000
  const former = makeDressForm({ hasLegs: true, ...(recipe.girth ? { girth: recipe.girth } : {}) })
  const leg: Fabric = { stretch: 1e-6, bend: bendAt(recipe.bend, quality.spacing) }
  const band: Fabric = { stretch: 1e-6, bend: recipe.ribBend }
  const loose = layOut({
    sheets: meshPattern(pattern, piece => (isBand(piece) ? quality.ribSpacing : quality.spacing)),
    seams: pattern.seams,
    placeOf: placeLower(pattern),
    fabricOf: piece => {
      const bendShare = calmShare(zones, piece, recipe.calm)
      if (isBand(piece)) return band
      return bendShare ? { ...leg, bendShare } : leg
    },
    seamBend: recipe.seamBend,
    seamDraw: recipe.seamDraw,
  })
  sew(wear(loose, former, { quality, recipe, bandTop }), recipe)
  const gap = widestGap(loose)
  const cloth = weld(loose)
  hang(wear(cloth, former, { quality, recipe, bandTop }), recipe, quality)
  return { cloth, gap }
}
