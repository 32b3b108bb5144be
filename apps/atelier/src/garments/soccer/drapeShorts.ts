import { makeFormer } from '../../body/former.ts'
import { smoothStep } from '../../body/solids.ts'
import { layOut, weld, widestGap } from '../../cloth/cloth.ts'
import type { Fabric } from '../../cloth/fabric.ts'
import { selfCollision } from '../../cloth/selfCollide.ts'
import { stepFrame, type StepSettings } from '../../cloth/solve.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import type { Draped } from './drapeJersey.ts'
import { BAND_TOP_Y, placeShorts } from './placeShorts.ts'
import { bendAt, type Quality, SELF_RADIUS_M, SHORTS } from './recipe.ts'

/** Lays out, sews and drapes the shorts; the waistband's edge is held at its height. */
export function drapeShorts(pattern: Pattern, quality: Quality): Draped {
  const former = makeFormer({ hasLegs: true })
  const sheets = meshPattern(pattern, piece => (piece === 'waistband' ? quality.ribSpacing + 2 : quality.spacing))
  const leg: Fabric = { stretch: 1e-6, bend: bendAt(SHORTS.bend, quality.spacing) }
  const band: Fabric = { stretch: 1e-6, bend: SHORTS.ribBend }
  const loose = layOut({
    sheets,
    seams: pattern.seams,
    placeOf: placeShorts(pattern),
    fabricOf: piece => (piece === 'waistband' ? band : leg),
    seamBend: SHORTS.seamBend,
    seamDraw: SHORTS.seamDraw,
  })
  const s = sheets.findIndex(sheet => sheet.id === 'waistband')
  const hold = (particleOf: Int32Array): ((x: Float64Array) => void) => {
    const held = sheets[s]!.edges.get('top')!.map(v => 3 * particleOf[v]! + 1)
    return x => held.forEach(i => (x[i]! += (BAND_TOP_Y - x[i]!) * 0.3))
  }
  const contact = { offset: 0.005, friction: 0.3, formerTravel: 1e-4 }
  const sewing: StepSettings = {
    gravity: [0, -SHORTS.gravity, 0],
    damping: 0.9,
    substeps: 8,
    seamPull: 0.6,
    contact,
  }
  const selfLoose = selfCollision(loose, SELF_RADIUS_M * quality.spacing)
  const guideLoose = hold(loose.particleOf[s]!)
  for (let f = 0; f < SHORTS.sewFrames; f++) {
    const t = f / SHORTS.sewFrames
    const eagerness = t < 0.75 ? Math.min(1, 0.15 + 1.5 * t) : 3
    stepFrame(loose, former, {
      ...sewing,
      seamPull: sewing.seamPull * eagerness,
      guide: guideLoose,
      selfCollide: selfLoose,
    })
  }
  const gap = widestGap(loose)
  const cloth = weld(loose)
  const selfCollide = selfCollision(cloth, SELF_RADIUS_M * quality.spacing)
  const guide = hold(cloth.particleOf[s]!)
  const frames = Math.round(SHORTS.drapeFrames * quality.patience)
  for (let f = 0; f < frames; f++) {
    former.fillLegs(smoothStep(f / frames / 0.3))
    stepFrame(cloth, former, {
      gravity: [0, -SHORTS.gravity, 0],
      damping: f < frames * 0.8 ? 0.985 : 0.93,
      substeps: 10,
      seamPull: 0,
      contact,
      guide,
      selfCollide,
    })
  }
  return { cloth, gap }
}
