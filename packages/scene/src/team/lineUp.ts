import type { ScenePoint } from './frame.ts'

/** The facts of a player that a line-up needs. */
export interface LineUpPlayer {
  readonly isGoalkeeper: boolean
  /** Height as a share of the modelled figure's. */
  readonly scale: number
}

/** A player's place and direction, in degrees to the picture's right. */
export interface StandingPlace {
  readonly at: ScenePoint
  readonly turnDeg: number
  /** Height of this player as a share of the modelled one. */
  readonly scale: number
}

/** A player's place in a line-up. `player` counts from 0 in the squad's order. */
export interface Spot extends StandingPlace {
  readonly player: number
  readonly isKneeling: boolean
  /** Rows from the back; and the place in the row, from the left of the picture. */
  readonly row: number
  readonly column: number
}

/** The most players of one picture: more would be too small to be known. */
export const MOST_PLAYERS = 48
const MOST_STANDING = 4
const MOST_IN_TWO_ROWS = 16
const MOST_IN_A_ROW = 12

/** Distances between neighbours and between rows, and the height of a bench, metres. */
const STANDING_GAP = 0.64
const KNEELING_GAP = 0.76
const ROW_DEPTH = 0.62
const KNEELING_DEPTH = 0.95
export const BENCH_M = 0.52
/** Players turn to the middle by this much at the ends of a row, degrees. */
const TURN = { standing: 12, kneeling: 24, kneelingLeast: 14 } as const

/** The picture that a line-up is for: a wide one has long rows, a tall one more of them. */
export type LineUpShape = 'wide' | 'tall'

function countRows(shown: number, shape: LineUpShape): number {
  if (shape === 'tall') return shown <= 3 ? 1 : Math.max(2, Math.ceil(shown / 5))
  if (shown <= MOST_STANDING) return 1
  return shown <= MOST_IN_TWO_ROWS ? 2 : Math.max(3, Math.ceil(shown / MOST_IN_A_ROW))
}

/** Returns the number of players in each row, the back row first. The last row of several kneels. */
export function rowSizes(count: number, shape: LineUpShape): readonly number[] {
  const shown = Math.min(count, MOST_PLAYERS)
  if (shown === 0) return []
  const rows = countRows(shown, shape)
  // Of two rows the back one is longer by one, so that each face is seen between two.
  if (rows === 2) {
    const back = shown === 4 ? 2 : Math.ceil((shown + 1) / 2)
    return [back, shown - back]
  }
  return Array.from({ length: rows }, (_, row) => Math.floor((shown + rows - 1 - row) / rows))
}

/** Returns the squad's order for the rows: goalkeepers stand in the middle of the back row. */
function orderOf(players: readonly LineUpPlayer[], back: number): readonly number[] {
  const all = players.map((_, index) => index)
  const keepers = all.filter(index => players[index]!.isGoalkeeper)
  const others = all.filter(index => !players[index]!.isGoalkeeper)
  const before = Math.max(0, Math.floor((back - keepers.length) / 2))
  return [...others.slice(0, before), ...keepers, ...others.slice(before)]
}

interface Row {
  readonly size: number
  readonly row: number
  readonly isKneeling: boolean
  readonly at: Pick<ScenePoint, 'y' | 'z'>
}

/**
 * Returns by which share of a gap each standing row is shifted, so that faces are seen between two heads of the row
 * before. Rows of odd and even lengths are so by themselves; others go a quarter to either side.
 */
function shiftsOf(sizes: readonly number[]): readonly number[] {
  const isLike = sizes.map((size, row) => row > 0 && row < sizes.length - 1 && size % 2 === sizes[row - 1]! % 2)
  let shift = isLike.includes(true) ? -0.25 : 0
  return isLike.map(isAlike => (isAlike ? (shift = -shift) : shift))
}

function rowsOf(sizes: readonly number[]): readonly Row[] {
  const standing = Math.max(1, sizes.length - 1)
  return sizes.map((size, row) => {
    const isKneeling = row > 0 && row === sizes.length - 1
    const benches = standing - 1 - row
    return isKneeling
      ? { size, row, isKneeling, at: { y: 0, z: KNEELING_DEPTH } }
      : { size, row, isKneeling, at: { y: benches * BENCH_M, z: -benches * ROW_DEPTH } }
  })
}

/** A player's turn to the middle: `across` is -1 at the left end of the row and 1 at the right one. */
function turnOf(isKneeling: boolean, across: number): number {
  if (!isKneeling) return -TURN.standing * across
  const { kneeling, kneelingLeast } = TURN
  return -(across <= 0 ? -1 : 1) * (kneelingLeast + (kneeling - kneelingLeast) * Math.abs(across))
}

/** Places players in rows as a photographer does: the back row first, from left to right. At most `MOST_PLAYERS`. */
export function lineUp(players: readonly LineUpPlayer[], shape: LineUpShape): readonly Spot[] {
  const sizes = rowSizes(players.length, shape)
  const shifts = shiftsOf(sizes)
  const order = orderOf(players.slice(0, MOST_PLAYERS), sizes[0] ?? 0)
  const next = order.values()
  return rowsOf(sizes).flatMap(({ size, row, isKneeling, at }) =>
    Array.from({ length: size }, (_, column): Spot => {
      const player = next.next().value!
      const gap = isKneeling ? KNEELING_GAP : STANDING_GAP
      const x = (column - (size - 1) / 2 + (isKneeling ? 0 : shifts[row]!)) * gap
      const across = size === 1 ? 0 : (2 * column) / (size - 1) - 1
      const { scale } = players[player]!
      return { player, at: { ...at, x }, turnDeg: turnOf(isKneeling, across), scale, isKneeling, row, column }
    }),
  )
}
