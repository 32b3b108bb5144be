/** Texels along one side of the repeating square. */
const SIDE = 256
/** Fibres start in cells of a grid, so that no place is bare and none is thick: either would repeat as a spot. */
const CELLS = 64
const [SHORTEST_PX, LONGEST_PX] = [9, 26]
/** Largest turn of a fibre away from the direction in which the cloth was brushed, radians, and its largest bend per texel. */
const [SPREAD, BEND] = [1.25, 0.09]

/** Returns numbers of 0-1, the same ones every time: a linear congruential generator (Numerical Recipes). */
function createRandom(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) / 0x100_0000
  }
}

/** Raises the texels around a point of a fibre to its height: a round yarn three texels wide. */
function raise(heights: Float32Array, x: number, y: number, height: number): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  for (let j = top - 1; j <= top + 2; j++)
    for (let i = left - 1; i <= left + 2; i++) {
      const k = (j & (SIDE - 1)) * SIDE + (i & (SIDE - 1))
      const own = height * (1 - ((i - x) ** 2 + (j - y) ** 2) / 2.6)
      if (own > heights[k]!) heights[k] = own
    }
}

/** Lays fibres over each other, brushed downwards. */
function layFibres(): Float32Array {
  const heights = new Float32Array(SIDE * SIDE)
  const random = createRandom()
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    let x = (((cell % CELLS) + random()) * SIDE) / CELLS
    let y = ((Math.floor(cell / CELLS) + random()) * SIDE) / CELLS
    let angle = Math.PI / 2 + (random() - 0.5) * 2 * SPREAD
    const bend = (random() - 0.5) * 2 * BEND
    const length = SHORTEST_PX + random() * (LONGEST_PX - SHORTEST_PX)
    const top = 0.3 + 0.7 * random()
    for (let along = 0; along < length; along++, angle += bend) {
      raise(heights, x, y, top * Math.sin((Math.PI * (along + 0.5)) / length) ** 0.5)
      x += Math.cos(angle)
      y += Math.sin(angle)
    }
  }
  return heights
}

let laid: Float32Array | undefined

/** Returns the height of a brushed cloth's nap, 0-1: loose fibres over each other, most of them downwards, none in rows. */
export function nap(u: number, v: number): number {
  laid ??= layFibres()
  return laid[((v * SIDE) & (SIDE - 1)) * SIDE + ((u * SIDE) & (SIDE - 1))]!
}
