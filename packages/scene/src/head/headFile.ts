/** An eye's loops of 16 vertices from the outer corner over the lower lid to the inner corner and back. */
export interface EyeLoops {
  /** The outside of the lids. */
  readonly margin: readonly number[]
  /** The lids' edge, on the eyeball. */
  readonly edge: readonly number[]
  /** Under the lids, out of sight. */
  readonly inside: readonly number[]
}

/** A baked head: the left half of its vertices, differences between neighbours in whole steps. */
export interface HeadFile {
  readonly version: 1
  /** Vertices of the whole head. */
  readonly count: number
  readonly stepCm: number
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly z: readonly number[]
  /** One triangle of each mirrored pair. */
  readonly triangles: readonly number[]
  /** Shares in 63 steps. */
  readonly lip: readonly number[]
  readonly rim: readonly number[]
  readonly dark: readonly number[]
  readonly crease: readonly number[]
  /** Share of the sky that a vertex sees, and the turns between which the key light reaches it: 30 steps for half a turn. */
  readonly open: readonly number[]
  readonly lit: readonly (readonly number[])[]
  readonly eyes: { readonly left: EyeLoops; readonly right: EyeLoops }
  /** Loops of 20 vertices from the lips' outline to the pouch: right corner, lower lip, left corner, upper lip. */
  readonly mouth: readonly (readonly number[])[]
  /** The left ear, in hundredths of a centimetre. */
  readonly ear: {
    readonly x: readonly number[]
    readonly y: readonly number[]
    readonly z: readonly number[]
    readonly open: readonly number[]
    readonly triangles: readonly number[]
  }
}

/** The left ear, whose right one is its mirror image. */
export interface Ear {
  readonly points: Float64Array
  readonly open: Float64Array
  readonly triangles: Uint16Array
}

/** A head ready for shaping. Points are centimetres in the head's own space. */
export interface Head {
  readonly count: number
  readonly points: Float64Array
  readonly triangles: Uint16Array
  readonly lip: Float64Array
  readonly rim: Float64Array
  readonly dark: Float64Array
  readonly crease: Float64Array
  readonly open: Float64Array
  /** Radians from a vertex's own side of the head, `AXIS_CM` before the axis: from, to. */
  readonly lit: Float64Array
  readonly eyes: HeadFile['eyes']
  readonly mouth: HeadFile['mouth']
  readonly ear: Ear
}

const SHARE_STEPS = 63
const LIT_STEPS = 30
/** Distance from the head's origin back to the axis about which turns are measured. */
export const AXIS_CM = 4.5

/** Returns the running sums of differences. */
function sums(differences: readonly number[]): number[] {
  let at = 0
  return differences.map(difference => (at += difference))
}

/** Returns for each vertex its mirror image; a vertex of the middle is its own. */
function mirrorTable(x: readonly number[], count: number): Uint16Array {
  const table = Uint16Array.from({ length: count }, (_, i) => i)
  let next = x.length
  x.forEach((value, i) => {
    if (value === 0) return
    table[i] = next
    table[next++] = i
  })
  return table
}

function mirroredTriangles(half: readonly number[], mirrorOf: Uint16Array): Uint16Array {
  const triangles: number[] = []
  for (let t = 0; t < half.length; t += 3) {
    const [a, b, c] = [half[t]!, half[t + 1]!, half[t + 2]!]
    triangles.push(a, b, c)
    const image = [mirrorOf[a]!, mirrorOf[c]!, mirrorOf[b]!]
    // A triangle over the middle may be its own image.
    if (!image.every(vertex => vertex === a || vertex === b || vertex === c)) triangles.push(...image)
  }
  return Uint16Array.from(triangles)
}

const EAR_STEP_CM = 0.01

function readEar({ x, y, z, open, triangles }: HeadFile['ear']): Ear {
  const axes = [sums(x), sums(y), sums(z)]
  return {
    points: Float64Array.from({ length: 3 * x.length }, (_, i) => axes[i % 3]![Math.floor(i / 3)]! * EAR_STEP_CM),
    open: Float64Array.from(open, value => value / SHARE_STEPS),
    triangles: Uint16Array.from(sums(triangles)),
  }
}

/** Unpacks a baked head. */
export function readHead(file: HeadFile): Head {
  const [x, y, z] = [sums(file.x), sums(file.y), sums(file.z)]
  const mirrorOf = mirrorTable(x, file.count)
  const points = new Float64Array(3 * file.count)
  const lit = new Float64Array(2 * file.count)
  const shares = (values: readonly number[]): Float64Array =>
    Float64Array.from({ length: file.count }, (_, i) => values[i < x.length ? i : mirrorOf[i]!]! / SHARE_STEPS)
  for (let i = 0; i < file.count; i++) {
    const [from, sign] = i < x.length ? [i, 1] : [mirrorOf[i]!, -1]
    points.set([sign * x[from]! * file.stepCm, y[from]! * file.stepCm, z[from]! * file.stepCm], 3 * i)
    const [begin, end] = file.lit.map(values => (values[from]! * Math.PI) / LIT_STEPS)
    lit.set(sign > 0 ? [begin!, end!] : [-end!, -begin!], 2 * i)
  }
  return {
    count: file.count,
    points,
    triangles: mirroredTriangles(sums(file.triangles), mirrorOf),
    lip: shares(file.lip),
    rim: shares(file.rim),
    dark: shares(file.dark),
    crease: shares(file.crease),
    open: shares(file.open),
    lit,
    eyes: file.eyes,
    mouth: file.mouth,
    ear: readEar(file.ear),
  }
}
