import { type Cloth, clothContacts, stepFrame } from '@kitwright/cloth'
import type { DressForm } from '../../dressForm/dressForm.ts'
import { smoothStep } from '../../dressForm/solids.ts'
import { rhythmOf } from '../../dressForm/rhythm.ts'
import { wearerAt } from '../../dressForm/wearerMotion.ts'
import { CONTACT_RADIUS_M } from '../bakeQuality.ts'
import { creasesOf } from '../creases.ts'
import type { UpperInput, UpperRecipe } from './upperRecipe.ts'

export const CONTACT = { offset: 0.005, friction: 0.4, bodyTravel: 1e-4 }

const SWAY_UNTIL = 0.5

/** Returns gravity that sways with decreasing strength. The cloth moves before it comes to rest, as on a wearer. */
function sway(recipe: UpperRecipe, t: number): [number, number, number] {
  const { gravity, restGravity, bounce = 0 } = recipe
  const moving = Math.max(0, 1 - t / SWAY_UNTIL)
  const strength = recipe.sway * gravity * moving
  const { aside, ahead, phase } = rhythmOf(recipe.motion.rhythm ?? 0)
  const down =
    gravity + (restGravity - gravity) * smoothStep((t - 0.55) / 0.25) - bounce * gravity * moving * Math.sin(75 * t)
  return [strength * Math.sin(aside * t), -down, 0.8 * strength * Math.sin(ahead * t + phase)]
}

/** Friction of cloth on itself. */
const CLOTH_FRICTION = 0.3
/** Share of the drape after which the cloth settles. */
const SETTLING = 0.75
/** Travel of a moving wearer's surface per substep, in metres. */
const MOVING_TRAVEL_M = 3e-4

/** Lets the wearer move and stand; the cloth folds, keeps its creases and comes to rest. */
export function hangUpper(cloth: Cloth, former: DressForm, { options, quality, recipe }: UpperInput): void {
  const contacts = clothContacts(cloth, {
    radius: CONTACT_RADIUS_M * quality.spacing,
    friction: recipe.clothFriction ?? CLOTH_FRICTION,
  })
  const creases = creasesOf(cloth, recipe.creases)
  const contact = { ...CONTACT, bodyTravel: MOVING_TRAVEL_M }
  const elbow = options.sleeve === 'long' ? recipe.elbow : 0
  const frames = Math.round(recipe.drapeFrames * quality.patience)
  for (let f = 0; f < frames; f++) {
    const t = f / frames
    former.pose(wearerAt(t, { from: recipe.arms.from, elbow, motion: recipe.motion }))
    stepFrame(cloth, former, {
      gravity: sway(recipe, t),
      damping: t < 0.8 ? 0.985 : 0.93,
      substeps: t < SETTLING ? 12 : recipe.settleSubsteps,
      seamPull: 0,
      contact,
      contacts,
      creases: creases.memory,
    })
    creases.remember(t)
  }
}
