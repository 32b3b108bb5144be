import type { FontMetrics } from '@kitwright/library'
import { FONT_PX } from './referenceFontSize.ts'
import { clustersOf } from './graphemes.ts'
import type { MeasureRun } from './measureRuns.ts'

/** Letters that are drawn in one call, on their line before it is placed or bent; px from the line's start. */
export interface LineRun {
  readonly text: string
  /** The position at which drawing begins. */
  readonly start: number
  readonly advance: number
  /** The range of the run that counts: a number's bearings do not. */
  readonly from: number
  readonly to: number
}

export interface SetLine {
  readonly runs: readonly LineRun[]
  readonly width: number
}

const DIGITS = /^[0-9]+$/

/** Returns the side bearings to leave out in px: numbers are centred and squeezed by their ink. */
function bearings(text: string, { digitBearings }: FontMetrics): readonly [left: number, right: number] {
  if (!DIGITS.test(text)) return [0, 0]
  return [digitBearings[Number(text[0])]![0] * FONT_PX, digitBearings[Number(text.at(-1))]![1] * FONT_PX]
}

/** Shapes a line as one run. */
export function shapeWholeLine(text: string, metrics: FontMetrics, measure: MeasureRun): SetLine {
  const [left, right] = bearings(text, metrics)
  const advance = measure(text).width
  const width = advance - left - right
  return { runs: text.trim() === '' ? [] : [{ text, start: -left, advance, from: 0, to: width }], width }
}

/** The number of clusters measured together: enough for kerning, and a long line does not take quadratic time. */
const TOGETHER = 12

/** Returns the end of the line after each of its clusters, kerning included. */
function endsOf(clusters: readonly string[], measure: MeasureRun): readonly number[] {
  const ends: number[] = []
  let [from, before] = [0, 0]
  for (let i = 0; i < clusters.length; i++) {
    if (i - from === TOGETHER) {
      from = i - 1
      before = ends[from]! - measure(clusters[from]!).width
    }
    ends.push(before + measure(clusters.slice(from, i + 1).join('')).width)
  }
  return ends
}

/**
 * Shapes a line cluster by cluster. Each cluster starts at the end of the line before it, so that kerning is preserved
 * and the widths add up.
 */
export function shapeByClusters(text: string, metrics: FontMetrics, measure: MeasureRun, spacing: number): SetLine {
  const clusters = clustersOf(text)
  const [left, right] = bearings(text, metrics)
  const ends = endsOf(clusters, measure)
  const width = (ends.at(-1) ?? 0) + spacing * Math.max(0, clusters.length - 1) - left - right
  const runs = clusters.map((cluster, i): LineRun => {
    const before = ends[i - 1] ?? 0
    const start = before + spacing * i - left
    const advance = ends[i]! - before
    const isLast = i === clusters.length - 1
    return { text: cluster, start, advance, from: i === 0 ? 0 : start, to: isLast ? width : start + advance }
  })
  return { runs: runs.filter(run => run.text.trim() !== ''), width }
}
