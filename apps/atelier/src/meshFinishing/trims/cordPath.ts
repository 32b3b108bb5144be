import type { Point } from '@kitwright/measure'
import type { Vector3 } from 'three'
import { lineLength, resampleLine } from '../../sewingPattern/line.ts'
import type { ClothPoints } from './clothPoint.ts'

export interface CordPathInput {
  readonly cloth: ClothPoints
  /** Path of the cord, millimetres on the piece. */
  readonly line: readonly Point[]
  /** Distance between the cloth and the cord's middle, metres. */
  readonly liftM: number
  readonly stepMm?: number
  /** Number of tightening rounds; more rounds bridge wider hollows of the cloth. */
  readonly tightness?: number
}

/** A cord's path along the cloth: it touches folds and spans the hollows between them. */
export function laidOnCloth({ cloth, line, liftM, stepMm = 5, tightness = 30 }: CordPathInput): Vector3[] {
  const count = Math.max(2, Math.ceil(lineLength(line) / stepMm))
  const laid = resampleLine(line, count).map(at => {
    const { position, normal } = cloth(at)
    return { at: position.addScaledVector(normal, liftM), normal, out: 0 }
  })
  const place = ({ at, normal, out }: (typeof laid)[number]): Vector3 => at.clone().addScaledVector(normal, out)
  for (let round = 0; round < tightness; round++) {
    const places = laid.map(place)
    laid.forEach((p, i) => {
      if (i === 0 || i === laid.length - 1) return
      const middle = places[i - 1]!.clone()
        .add(places[i + 1]!)
        .multiplyScalar(0.5)
      p.out = Math.max(0, middle.sub(p.at).dot(p.normal))
    })
  }
  return laid.map(place)
}
