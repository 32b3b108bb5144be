import { makeFormer } from '../../body/former.ts'
import { layOut, weld, widestGap } from '../../cloth/cloth.ts'
import type { Fabric } from '../../cloth/fabric.ts'
import { selfCollision } from '../../cloth/selfCollide.ts'
import { stepFrame, type StepSettings } from '../../cloth/solve.ts'
import { meshPattern } from '../../mesh/meshPattern.ts'
import type { Pattern } from '../../pattern/pattern.ts'
import type { Draped } from './drapeJersey.ts'
import { BAND_TOP_Y, placeShorts } from './placeShorts.ts'
import { bendAt, JERSEY, type Quality, SELF_RADIUS_M, SHORTS } from './recipe.ts'

/** Where the jersey lies over them the shorts stay within its former; below they hang free. */
const FREE_FROM_Y = -0.6
const FREE_SLOPE = 0.12
const reach = (y: number): number => JERSEY.shortsThickness + Math.max(0, FREE_FROM_Y - y) * FREE_SLOPE

/** Lays out, sews and drapes the shorts; the waistband's edge is held at its height. */
export function drapeShorts(pattern: Pattern, quality: Quality): Draped {
  const former = makeFormer({ hasLegs: true })
  const sheets = meshPattern(pattern, (piece) => (piece === 'waistband' ? quality.ribSpacing + 2 : quality.spacing))
  const leg: Fabric = { stretch: 1e-6, bend: bendAt(SHORTS.bend, quality.spacing) }
  const band: Fabric = { stretch: 1e-6, bend: SHORTS.ribBend }
  const loose = layOut({
    sheets,
    seams: pattern.seams,
    placeOf: placeShorts(pattern),
    fabricOf: (piece) => (piece === 'waistband' ? band : leg),
    seamBend: SHORTS.seamBend,
  })
  const s = sheets.findIndex((sheet) => sheet.id === 'waistband')
  const hold = (particleOf: Int32Array): ((x: Float64Array) => void) => {
    const held = sheets[s]!.edges.get('top')!.map((v) => 3 * particleOf[v]! + 1)
    return (x) => held.forEach((i) => (x[i]! += (BAND_TOP_Y - x[i]!) * 0.3))
  }
  const contact = { offset: 0.005, friction: 0.3 }
  const sewing: StepSettings = {
    gravity: [0, -(+(process.env['SG'] ?? 1.5)), 0],
    damping: 0.9,
    substeps: 8,
    seamPull: +(process.env['SP'] ?? 0.8),
    contact,
  }
  const selfLoose = selfCollision(loose, SELF_RADIUS_M * quality.spacing)
  const guideLoose = hold(loose.particleOf[s]!)
  for (let f = 0; f < SHORTS.sewFrames; f++) stepFrame(loose, former, { ...sewing, seamPull: sewing.seamPull * Math.min(1, 0.15 + (1.5 * f) / SHORTS.sewFrames), guide: guideLoose, selfCollide: process.env['NS'] ? undefined : selfLoose })
  const gap = widestGap(loose)
  const cloth = weld(loose)
  const selfCollide = selfCollision(cloth, SELF_RADIUS_M * quality.spacing)
  const guide = hold(cloth.particleOf[s]!)
  const frames = Math.round(SHORTS.drapeFrames * quality.patience)
  for (let f = 0; f < frames; f++) {
    stepFrame(cloth, former, {
      gravity: [0, -SHORTS.gravity, 0],
      damping: f < frames * 0.8 ? 0.985 : 0.93,
      substeps: 10,
      seamPull: 0,
      contact: process.env['NOREACH'] ? contact : f < frames * 0.15 ? contact : { ...contact, reach },
      guide,
      selfCollide,
    })
  }
  return { cloth, gap }
}
