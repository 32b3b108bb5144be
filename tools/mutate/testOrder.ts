export interface TimedTest {
  readonly file: string
  readonly ms: number
}

/**
 * Returns the tests of a mutant in the order in which they run: the nearest, then the quicker half of the others' time,
 * then the rest. Each file occurs once; a mutant that survives all of them has passed every test of the module.
 */
export function testOrder(near: readonly string[], all: readonly TimedTest[]): string[][] {
  const nearest = all.flatMap(({ file }) => (near.includes(file) ? [file] : []))
  const others = all.filter(({ file }) => !near.includes(file)).toSorted((a, b) => a.ms - b.ms)
  const whole = others.reduce((sum, { ms }) => sum + ms, 0)
  let sum = 0
  const isQuick = others.map(({ ms }) => (sum += ms) <= whole / 2)
  const filesWhere = (quick: boolean): string[] => others.flatMap(({ file }, i) => (isQuick[i] === quick ? [file] : []))
  return [nearest, filesWhere(true), filesWhere(false)].filter(turn => turn.length > 0)
}
