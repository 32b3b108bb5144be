import {
  type Cloth,
  type Fabric,
  layOut,
  openCreases,
  selfCollision,
  stepFrame,
  type StepSettings,
  weld,
  widestGap,
} from '@kitwright/cloth'
import { bothArms, type DressForm, makeDressForm } from '../../../dressForm/dressForm.ts'
import { smoothStep } from '../../../dressForm/solids.ts'
import { meshPattern } from '../../../mesh/meshPattern.ts'
import type { Pattern } from '../../../sewingPattern/pattern.ts'
import type { DrapeResult } from '../../garmentMaker.ts'
import { bendAt, type Quality, SELF_RADIUS_M } from '../../bakeQuality.ts'
import { fixAllButArmpits } from './releaseArmpits.ts'
import { placeHoodie } from './placeHoodie.ts'
import { foldHoodBack } from './foldHoodBack.ts'

const RECIPE = {
  /** The finest mesh spacing in mm. Fleece bends in wide folds, so a coarser mesh than a jersey's is enough. */
  coarseness: 8.5 * 1.35,
  /** The hood's spacing relative to the rest: its two layers lie in round folds. */
  hoodCoarseness: 1.15,
  bend: 1.3e-3,
  hoodBend: 7e-4,
  /** Stiff during sewing, so that the hood stays round. */
  sewnHoodBend: 6e-5,
  ribBend: 1e-4,
  seamBend: 1e-4,
  seamDraw: 0.985,
  sewFrames: 130,
  drapeFrames: 350,
  gravity: 1.5,
  /** Pressing at the end opens wrinkles as small as the mesh into folds; finishing would smooth them away. */
  pressed: { bend: 4.5e-4, hoodBend: 7e-4, frames: 40 },
  /** Then the armpits alone, stiff enough to open a pinch that arms and hood left there. */
  eased: { bend: 1.4e-6, seamBend: 3e-7, frames: 120 },
  arms: { from: 46, to: 42 },
}
const NECK_TOP_M = 0.075
const ELBOW = 0.28
const CONTACT = { offset: 0.008, friction: 0.4, bodyTravel: 1e-4 }
const MOVING = 0.45

const isRib = (piece: string): boolean => piece === 'waistband' || piece.startsWith('cuff')
const isHood = (piece: string): boolean => piece.startsWith('hood')

interface BendStiffness {
  readonly bend: number
  readonly hoodBend: number
}

function fabricOf(spacing: number, { bend: bodyBend, hoodBend }: BendStiffness): (piece: string) => Fabric {
  const fabric = (bend: number): Fabric => ({ stretch: 1e-6, bend })
  const [fleece, hood, rib] = [
    fabric(bendAt(bodyBend, spacing)),
    fabric(bendAt(hoodBend, spacing * RECIPE.hoodCoarseness)),
    fabric(RECIPE.ribBend),
  ]
  return piece => (isRib(piece) ? rib : isHood(piece) ? hood : fleece)
}

/** Sews round the mannequin and its head. The cloth slides freely at first and reaches its full distance at the end. */
function sew(loose: Cloth): void {
  const former = makeDressForm({ hasSlimArms: true, isStraight: true, hasHead: true })
  former.pose(bothArms({ degrees: RECIPE.arms.from, elbow: 0 }))
  const frames = RECIPE.sewFrames
  for (let f = 0; f < frames; f++) {
    const offset = 0.002 + 0.006 * Math.max(0, (f / frames - 0.7) / 0.3)
    const contact = { offset, friction: 0, bodyTravel: 1e-4 }
    stepFrame(loose, former, { gravity: [0, 0, 0], damping: 0.9, substeps: 8, seamPull: 2, contact })
  }
}

function drape(cloth: Cloth, quality: Quality, spacing: number): void {
  const former = makeDressForm({ hasSlimArms: true, isStraight: true, neckTop: NECK_TOP_M })
  const selfCollide = selfCollision(cloth, SELF_RADIUS_M * spacing * RECIPE.hoodCoarseness)
  const fold = foldHoodBack(cloth, isHood)
  const frames = Math.round(RECIPE.drapeFrames * quality.patience)
  const { from, to } = RECIPE.arms
  for (let f = 0; f < frames; f++) {
    const t = f / frames
    former.pose(
      bothArms({
        degrees: from + (to - from) * smoothStep((t - 0.1) / 0.4),
        elbow: ELBOW * smoothStep((t - 0.3) / 0.3),
      }),
    )
    const settings: StepSettings = {
      gravity: [0, -RECIPE.gravity, 0],
      damping: t < 0.36 ? 0.92 : t < 0.8 ? 0.985 : 0.93,
      substeps: 10,
      seamPull: 0,
      contact: CONTACT,
      selfCollide,
      guide: x => {
        fold(x, t)
        // runs every substep while arms and hood move, or a fold in the armpit slips through itself
        if (t < MOVING) selfCollide()
      },
    }
    stepFrame(cloth, former, settings)
  }
}

const restiffen = (cloth: Cloth, fabric: (piece: string) => Fabric): Cloth =>
  weld({ ...cloth, fabrics: cloth.sheets.map(sheet => fabric(sheet.id)) })

const atRest = (): DressForm => {
  const former = makeDressForm({ hasSlimArms: true, isStraight: true, neckTop: NECK_TOP_M })
  former.pose(bothArms({ degrees: RECIPE.arms.to, elbow: ELBOW }))
  return former
}

const RESTING: StepSettings = {
  gravity: [0, -RECIPE.gravity, 0],
  damping: 0.9,
  substeps: 10,
  seamPull: 0,
  contact: CONTACT,
}

/** Returns the draped cloth with its smallest wrinkles pressed out. */
function press(draped: Cloth, spacing: number): Cloth {
  const cloth = restiffen(draped, fabricOf(spacing, RECIPE.pressed))
  const former = atRest()
  const selfCollide = selfCollision(cloth, SELF_RADIUS_M * spacing * RECIPE.hoodCoarseness)
  for (let f = 0; f < RECIPE.pressed.frames; f++) stepFrame(cloth, former, { ...RESTING, selfCollide })
  return cloth
}

/** Eases the armpits. Self-collision keeps pinched cloth pinched; without it, stiff cloth springs open. */
function easeArmpits(pressed: Cloth, spacing: number): Cloth {
  const { bend, seamBend, frames } = RECIPE.eased
  const cloth = restiffen({ ...pressed, seamBend }, fabricOf(spacing, { bend, hoodBend: RECIPE.pressed.hoodBend }))
  const former = atRest()
  const open = openCreases(cloth)
  const hold = fixAllButArmpits(cloth)
  const guide = (x: Float64Array): void => {
    open()
    hold(x)
  }
  for (let f = 0; f < frames; f++) stepFrame(cloth, former, { ...RESTING, guide })
  hold(cloth.positions)
  return cloth
}

/** Sews the hoodie with its hood upright round a small head, then lets the hood fall back on the shoulders. */
export function drapeHoodie(pattern: Pattern, quality: Quality): DrapeResult {
  const spacing = Math.max(quality.spacing, RECIPE.coarseness)
  const spacingOf = (piece: string): number =>
    isRib(piece) ? quality.ribSpacing + 3 : isHood(piece) ? spacing * RECIPE.hoodCoarseness : spacing
  const sheets = meshPattern(pattern, spacingOf)
  const loose = layOut({
    sheets,
    seams: pattern.seams,
    placeOf: placeHoodie(pattern, RECIPE.arms.from),
    fabricOf: fabricOf(spacing, { ...RECIPE, hoodBend: RECIPE.sewnHoodBend }),
    seamBend: RECIPE.seamBend,
    seamDraw: RECIPE.seamDraw,
  })
  sew(loose)
  const gap = widestGap(loose)
  const draped = restiffen(loose, fabricOf(spacing, RECIPE))
  drape(draped, quality, spacing)
  return { cloth: easeArmpits(press(draped, spacing), spacing), gap }
}
