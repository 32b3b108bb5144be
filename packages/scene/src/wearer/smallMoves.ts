/** A breath, and how far the chest widens with it, as a share of its depth. */
const BREATH = { ms: 3400, share: 0.034 } as const

/** Returns by which share the chest is wider after this time. Breathing out takes longer than breathing in. */
export function breathAt(afterMs: number): number {
  const t = (afterMs / BREATH.ms) % 1
  return (
    BREATH.share *
    (t < 0.42 ? Math.sin((Math.PI / 2) * (t / 0.42)) ** 2 : Math.cos((Math.PI / 2) * ((t - 0.42) / 0.58)) ** 2)
  )
}

/** Times of the blinks within a round, one of them double. Nobody blinks like a clock. */
const BLINKS_MS = [900, 4100, 4480, 7300, 10_900] as const
const ROUND_MS = 12_700
const CLOSING_MS = 70
const OPENING_MS = 140

/** Returns how far the lids are closed by a blink after this time, 0-1. */
export function blinkAt(afterMs: number): number {
  const t = afterMs % ROUND_MS
  for (const start of BLINKS_MS) {
    const into = t - start
    if (into < 0 || into > CLOSING_MS + OPENING_MS) continue
    return into < CLOSING_MS ? into / CLOSING_MS : 1 - (into - CLOSING_MS) / OPENING_MS
  }
  return 0
}

/** The glances of one cycle: start, and angles in degrees to the left and up. */
const GLANCES: readonly (readonly [fromMs: number, left: number, up: number])[] = [
  [0, 0, 0],
  [1500, 5, 0],
  [2600, 0, -1],
  [4100, -6, 1],
  [5600, 0, 0],
  [8200, 4, -2],
  [9700, 0, 0],
]
/** Eyes jump. */
const JUMP_MS = 50

/** Returns the eyes' turn to the player's left and up after this time, in radians. */
export function glanceAt(afterMs: number): readonly [left: number, up: number] {
  const t = afterMs % ROUND_MS
  const index = GLANCES.findLastIndex(([fromMs]) => fromMs <= t)
  const [fromMs, left, up] = GLANCES[index]!
  const [, leftBefore, upBefore] = GLANCES[(index + GLANCES.length - 1) % GLANCES.length]!
  const share = Math.min(1, (t - fromMs) / JUMP_MS)
  const towards = (before: number, after: number): number => ((before + (after - before) * share) * Math.PI) / 180
  return [towards(leftBefore, left), towards(upBefore, up)]
}
