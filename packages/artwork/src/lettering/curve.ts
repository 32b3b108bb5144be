import type { TextCurve } from '@kitwright/design'
import { clamp, toRadians, type Point } from '@kitwright/measure'

/** The position of a letter's middle, and its rotation there (radians, clockwise). */
export interface BaselinePose extends Point {
  readonly angle: number
}

/**
 * Maps a position on the straight text: `x` along the line and `y` down to the line's middle, both from the text's
 * centre.
 */
export type BaselineMap = (x: number, y: number) => BaselinePose

/** Lines inside an arc keep at least this share of its radius. */
const MIN_RADIUS = 0.2

function arc(degrees: number, width: number): BaselineMap {
  const radius = width / toRadians(degrees)
  const least = Math.abs(radius) * MIN_RADIUS
  return (x, y) => {
    // Each line has its own circle around the common centre, so that its letters keep their distances.
    const own = Math.sign(radius) * Math.max(least, (radius - y) * Math.sign(radius))
    const angle = x / own
    return { x: own * Math.sin(angle), y: radius - own * Math.cos(angle), angle }
  }
}

const STEPS_PER_WAVE = 24
/** A wave too high for its text stretches the text instead of folding it up. */
const MIN_WIDTH = 0.5

type Wave = Extract<TextCurve, { kind: 'wave' }>
interface WaveShape {
  readonly height: number
  readonly turn: number
  readonly width: number
}

const heightAt = ({ height, turn, width }: WaveShape, x: number): number => -height * Math.sin(turn * (x / width + 0.5))

/** Returns the length of a wave up to each of its steps. */
function lengthsOf(shape: WaveShape, steps: number): readonly number[] {
  const lengths = [0]
  for (let i = 1; i <= steps; i++) {
    const [from, to] = [((i - 1) / steps - 0.5) * shape.width, (i / steps - 0.5) * shape.width]
    lengths.push(lengths[i - 1]! + Math.hypot(to - from, heightAt(shape, to) - heightAt(shape, from)))
  }
  return lengths
}

/** Returns the wave that is as long as the straight text, so that letters keep their distances. */
function fittedWave(wave: Wave, length: number, mmPerPx: number): { shape: WaveShape; lengths: readonly number[] } {
  const steps = Math.ceil(wave.waves * STEPS_PER_WAVE)
  const shapeAt = (width: number): WaveShape => ({
    height: wave.heightMm / mmPerPx / 2,
    turn: 2 * Math.PI * wave.waves,
    width,
  })
  let [low, high] = [length * MIN_WIDTH, length]
  for (let i = 0; i < 16; i++) {
    const middle = (low + high) / 2
    if (lengthsOf(shapeAt(middle), steps).at(-1)! > length) high = middle
    else low = middle
  }
  const shape = shapeAt(low)
  return { shape, lengths: lengthsOf(shape, steps) }
}

function along(wave: Wave, length: number, mmPerPx: number): BaselineMap {
  const { shape, lengths } = fittedWave(wave, length, mmPerPx)
  const total = lengths.at(-1)!
  const steps = lengths.length - 1
  return (x, y) => {
    const gone = clamp((x / length + 0.5) * total, 0, total)
    const found = lengths.findIndex(at => at >= gone)
    const step = Math.max(1, found < 0 ? steps : found)
    const [before, after] = [lengths[step - 1]!, lengths[step]!]
    const share = after > before ? (gone - before) / (after - before) : 0
    const at = ((step - 1 + share) / steps - 0.5) * shape.width
    const slope = ((-shape.height * shape.turn) / shape.width) * Math.cos(shape.turn * (at / shape.width + 0.5))
    return { x: at, y: y + heightAt(shape, at), angle: Math.atan(slope) }
  }
}

/** Returns the curve of a text of this width (px); `mmPerPx` is its scale. */
export const baselineMapOf = (curve: TextCurve, width: number, mmPerPx: number): BaselineMap =>
  curve.kind === 'arc' ? arc(curve.degrees, width) : along(curve, width, mmPerPx)
