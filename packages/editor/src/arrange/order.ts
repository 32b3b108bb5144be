import type { Command } from '@kitwright/design'

export type OrderStep = 'forward' | 'backward' | 'front' | 'back'

/** The ids with those moved one place up, in their own order; what is at the top already stays. */
function raised(ids: readonly string[], moved: ReadonlySet<string>): string[] {
  const next = [...ids]
  for (let i = next.length - 2; i >= 0; i--) {
    const [below, above] = [next[i]!, next[i + 1]!]
    if (moved.has(below) && !moved.has(above)) [next[i], next[i + 1]] = [above, below]
  }
  return next
}

/** Bottom first: the order after some ids have taken the step together. */
export function stepOrder(ids: readonly string[], moving: readonly string[], step: OrderStep): string[] {
  const moved = new Set(moving)
  if (step === 'forward') return raised(ids, moved)
  if (step === 'backward') return raised(ids.toReversed(), moved).toReversed()
  const [chosen, others] = [ids.filter(id => moved.has(id)), ids.filter(id => !moved.has(id))]
  return step === 'front' ? [...others, ...chosen] : [...chosen, ...others]
}

/** Bottom first: the order after some ids have been laid together below what is at `to` of the others; past the end is on top. */
export function placeInOrder(ids: readonly string[], moving: readonly string[], to: number): string[] {
  const moved = new Set(moving)
  const others = ids.filter(id => !moved.has(id))
  return [...others.slice(0, to), ...ids.filter(id => moved.has(id)), ...others.slice(to)]
}

/** The command that brings one order into another; null when they are the same. */
export function orderCommand(from: readonly string[], to: readonly string[]): Command | null {
  const now = [...from]
  const commands: Command[] = []
  to.forEach((id, at) => {
    if (now[at] === id) return
    now.splice(now.indexOf(id), 1)
    now.splice(at, 0, id)
    commands.push({ kind: 'orderLayer', id, to: at })
  })
  return commands.length === 0 ? null : { kind: 'batch', commands }
}
