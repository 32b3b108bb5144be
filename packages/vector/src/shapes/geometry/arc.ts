type Place = readonly [x: number, y: number]

interface Arc {
  readonly rx: number
  readonly ry: number
  /** Degrees. */
  readonly turned: number
  readonly isLarge: boolean
  readonly isSweep: boolean
}

const angleOf = (x: number, y: number): number => Math.atan2(y, x)

/**
 * Returns the centre of an arc's ellipse, turned upright at radius 1, and its radii, enlarged where they do not reach
 * (https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes).
 */
function middleOf(x: number, y: number, { rx, ry, isLarge, isSweep }: Arc) {
  const reach = (x / rx) ** 2 + (y / ry) ** 2
  const grown = reach > 1 ? Math.sqrt(reach) : 1
  const [a, b] = [rx * grown, ry * grown]
  const off = Math.sqrt(Math.max(0, 1 / ((x / a) ** 2 + (y / b) ** 2) - 1)) * (isLarge === isSweep ? -1 : 1)
  return { a, b, cx: (off * y) / b, cy: (-off * x) / a }
}

/** Returns an arc as curves of at most 90°, six numbers each; null for a straight line. */
export function arcCurves([x0, y0]: Place, [x1, y1]: Place, arc: Arc): readonly (readonly number[])[] | null {
  const [rx, ry] = [Math.abs(arc.rx), Math.abs(arc.ry)]
  if (x0 === x1 && y0 === y1) return []
  if (rx === 0 || ry === 0) return null
  const radians = (arc.turned * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [halfX, halfY] = [(x0 - x1) / 2, (y0 - y1) / 2]
  const [x, y] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const { a, b, cx, cy } = middleOf(x, y, { ...arc, rx, ry })
  const from = angleOf(x / a - cx, y / b - cy)
  const round = angleOf(-x / a - cx, -y / b - cy) - from
  const whole = arc.isSweep ? (round < 0 ? round + 2 * Math.PI : round) : round > 0 ? round - 2 * Math.PI : round
  const parts = Math.max(1, Math.ceil(Math.abs(whole) / (Math.PI / 2) - 1e-9))
  const step = whole / parts
  const pull = (4 / 3) * Math.tan(step / 4)
  const [midX, midY] = [(x0 + x1) / 2, (y0 + y1) / 2]
  /** Maps the circle of radius 1 to the arc. */
  const placed = (u: number, v: number): number[] => {
    const [px, py] = [a * (cx + u), b * (cy + v)]
    return [cos * px - sin * py + midX, sin * px + cos * py + midY]
  }
  return Array.from({ length: parts }, (_, i) => {
    const [begin, end] = [from + i * step, from + (i + 1) * step]
    const [c0, s0, c1, s1] = [Math.cos(begin), Math.sin(begin), Math.cos(end), Math.sin(end)]
    const last = i === parts - 1 ? [x1, y1] : placed(c1, s1)
    return [...placed(c0 - pull * s0, s0 + pull * c0), ...placed(c1 + pull * s1, s1 - pull * c1), ...last]
  })
}
