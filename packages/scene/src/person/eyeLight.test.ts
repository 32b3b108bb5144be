import { readFileSync } from 'node:fs'
import { EXPRESSIONS, PLAYERS } from '@kitwright/library/players'
import { SOFT_KEY } from '@kitwright/portrait/studio'
import { Vector3 } from 'three'
import { expect, it } from 'vitest'
import { createTopology, POSED_EYE, poseHead, readHead, type HeadFile } from '../head/index.ts'
import { EYE_LIGHT } from './shaders/eyeShader.ts'

const FILE = new URL('../../../library/assets/players/head.json', import.meta.url)
const { head } = createTopology(readHead(JSON.parse(readFileSync(FILE, 'utf8')) as HeadFile), 0)
const YAWS = [-25, 0, 25]

const RADIANS = Math.PI / 180

/** The direction of an eye with this gaze: degrees to the person's left, and up. */
const axisOf = ([left, up]: readonly [number, number]): Vector3 =>
  new Vector3(Math.sin(left * RADIANS), Math.sin(up * RADIANS), Math.cos(left * RADIANS)).normalize()

/** The place of the light point on an eyeball, from its centre in the head's space, as the shader puts it. */
function lightPoint(yawDeg: number, axis: Vector3): Vector3 {
  const [x, y, z] = SOFT_KEY.towards
  const towards = new Vector3(x * EYE_LIGHT.side, y * EYE_LIGHT.up, z + EYE_LIGHT.viewer).normalize()
  towards.applyAxisAngle(new Vector3(0, 1, 0), yawDeg * RADIANS).lerp(axis, EYE_LIGHT.axis)
  return towards.setLength(POSED_EYE.radius)
}

/** Heights of the lower and the upper lid at a distance across the eye. */
function lidsAt(lids: readonly Vector3[], x: number): [low: number, high: number] {
  const heightOf = (chain: readonly Vector3[]): number => {
    const i = chain.findIndex((p, k) => k > 0 && (chain[k - 1]!.x - x) * (p.x - x) <= 0)
    if (i < 1) return Number.NaN
    const [a, b] = [chain[i - 1]!, chain[i]!]
    return a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
  }
  return [heightOf(lids.slice(0, 9)), heightOf([...lids.slice(8), lids[0]!])]
}

it('the light point lies between the lids of both eyes of everybody', () => {
  for (const { id, person } of PLAYERS) {
    const expression = EXPRESSIONS[person.expression]
    const posed = poseHead(head, person.face, expression)
    for (const { centre, loops } of posed.eyes) {
      const lids = loops.margin.map(v => new Vector3().fromArray(posed.points, 3 * v).sub(new Vector3(...centre)))
      for (const yaw of YAWS) {
        const { x, y } = lightPoint(yaw, axisOf(expression.gaze))
        const [low, high] = lidsAt(lids, x)
        expect([id, yaw, y > low && y < high]).toEqual([id, yaw, true])
      }
    }
  }
})
