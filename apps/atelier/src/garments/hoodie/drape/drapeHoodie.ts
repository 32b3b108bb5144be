import {
  type Cloth,
  clothContacts,
  type Fabric,
  layOut,
  stepFrame,
  type StepSettings,
  weld,
  widestGap,
} from '@kitwright/cloth'
import type { Zone } from '@kitwright/garment'
import { bothArms, makeDressForm } from '../../../dressForm/dressForm.ts'
import type { RoundCone } from '../../../dressForm/solids.ts'
import { wearerAt, type WearerMotion } from '../../../dressForm/wearerMotion.ts'
import { meshPattern } from '../../../mesh/meshPattern.ts'
import type { Pattern } from '../../../sewingPattern/pattern.ts'
import type { DrapeInput, DrapeResult } from '../../garmentMaker.ts'
import { bendAt, SELF_RADIUS_M } from '../../bakeQuality.ts'
import { type CalmRecipe, calmShare } from '../../calmZones.ts'
import { type CreaseRecipe, creasesOf } from '../../creases.ts'
import { layHoodBack } from './layHoodBack.ts'
import { placeHoodie } from './placeHoodie.ts'

const MOTION: WearerMotion = { left: 38, right: 38.5, lift: 0, forward: 2, twist: 0, lean: 0 }
const CREASES: CreaseRecipe = { share: 0.1, compliance: 2e-3, until: 0.75 }
const CALM: CalmRecipe = { lettering: 0.02, text: 0.5, fadeMm: 30 }

/** The drape settings of a hoodie. */
export const HOODIE = {
  /** The finest mesh spacing in mm. Fleece bends in wide folds, so a coarser mesh than a jersey's is enough. */
  coarseness: 10,
  /** The hood's spacing relative to the rest: its two layers lie in round folds. */
  hoodCoarseness: 1.15,
  bend: 9e-4,
  /** A hood is two cloths thick. A softer one crumples instead of rolling. */
  hoodBend: 1.2e-4,
  /** Stiff during sewing, so that the hood stays round. */
  sewnHoodBend: 6e-5,
  ribBend: 1e-4,
  seamBend: 1e-4,
  seamDraw: 0.985,
  sewFrames: 130,
  drapeFrames: 360,
  gravity: 1.5,
  from: 46,
  elbow: 0.3,
  clothFriction: 0.3,
  motion: MOTION,
  creases: CREASES,
  calm: CALM,
}
const NECK_TOP_M = 0.075
/** A neck as thick as a hood that lies round it: on a thinner one both sides of the hood fall in and stand up. */
const NECK: RoundCone = { from: [0, -0.05, -0.012], to: [0, 0.05, 0], radii: [0.084, 0.078] }
/** `bodyTravel` is that of the moving wearer. */
const CONTACT = { offset: 0.008, friction: 0.4, bodyTravel: 3e-4 }

const isRib = (piece: string): boolean => piece === 'waistband' || piece.startsWith('cuff')
const isHood = (piece: string): boolean => piece.startsWith('hood')

function fabricOf(spacing: number, hoodBend: number, zones: readonly Zone[]): (piece: string) => Fabric {
  const fleece: Fabric = { stretch: 1e-6, bend: bendAt(HOODIE.bend, spacing) }
  const hood: Fabric = { stretch: 1e-6, bend: bendAt(hoodBend, spacing * HOODIE.hoodCoarseness) }
  const rib: Fabric = { stretch: 1e-6, bend: HOODIE.ribBend }
  return piece => {
    if (isRib(piece)) return rib
    if (isHood(piece)) return hood
    const bendShare = calmShare(zones, piece, HOODIE.calm)
    return bendShare ? { ...fleece, bendShare } : fleece
  }
}

/** Sews round the mannequin and its head. The cloth slides freely at first and reaches its full distance at the end. */
function sew(loose: Cloth): void {
  const former = makeDressForm({ hasSlimArms: true, isStraight: true, hasHead: true })
  former.pose(bothArms({ degrees: HOODIE.from, elbow: 0 }))
  const frames = HOODIE.sewFrames
  for (let f = 0; f < frames; f++) {
    const offset = 0.002 + 0.006 * Math.max(0, (f / frames - 0.7) / 0.3)
    const contact = { offset, friction: 0, bodyTravel: 1e-4 }
    stepFrame(loose, former, { gravity: [0, 0, 0], damping: 0.9, substeps: 8, seamPull: 2, contact })
  }
}

/** Lays the hood back and lowers the arms; the cloth folds, keeps its creases and comes to rest. */
function drape(cloth: Cloth, patience: number, spacing: number): void {
  const former = makeDressForm({ hasSlimArms: true, isStraight: true, neckTop: NECK_TOP_M, neck: NECK })
  const contacts = clothContacts(cloth, { radius: SELF_RADIUS_M * spacing, friction: HOODIE.clothFriction })
  const layBack = layHoodBack(cloth, isHood)
  const creases = creasesOf(cloth, HOODIE.creases)
  const frames = Math.round(HOODIE.drapeFrames * patience)
  for (let f = 0; f < frames; f++) {
    const t = f / frames
    former.pose(wearerAt(t, { from: HOODIE.from, elbow: HOODIE.elbow, motion: HOODIE.motion }))
    const settings: StepSettings = {
      gravity: [0, -HOODIE.gravity, 0],
      damping: t < 0.36 ? 0.92 : t < 0.8 ? 0.985 : 0.93,
      substeps: t < 0.75 ? 10 : 13,
      seamPull: 0,
      contact: CONTACT,
      guide: x => layBack(x, t),
      contacts,
      creases: creases.memory,
    }
    stepFrame(cloth, former, settings)
    creases.remember(t)
  }
}

const restiffen = (cloth: Cloth, fabric: (piece: string) => Fabric): Cloth =>
  weld({ ...cloth, fabrics: cloth.sheets.map(sheet => fabric(sheet.id)) })

interface HoodieInput extends Pick<DrapeInput, 'quality'> {
  readonly pattern: Pattern
  readonly zones: readonly Zone[]
}

/** Sews the hoodie with its hood upright round a small head, then lays the hood back on the shoulders. */
export function drapeHoodie({ pattern, zones, quality }: HoodieInput): DrapeResult {
  const spacing = Math.max(quality.spacing, HOODIE.coarseness)
  const spacingOf = (piece: string): number =>
    isRib(piece) ? quality.ribSpacing + 3 : isHood(piece) ? spacing * HOODIE.hoodCoarseness : spacing
  const loose = layOut({
    sheets: meshPattern(pattern, spacingOf),
    seams: pattern.seams,
    placeOf: placeHoodie(pattern, HOODIE.from),
    fabricOf: fabricOf(spacing, HOODIE.sewnHoodBend, []),
    seamBend: HOODIE.seamBend,
    seamDraw: HOODIE.seamDraw,
  })
  sew(loose)
  const gap = widestGap(loose)
  const cloth = restiffen(loose, fabricOf(spacing, HOODIE.hoodBend, zones))
  drape(cloth, quality.patience, spacing)
  return { cloth, gap }
}
