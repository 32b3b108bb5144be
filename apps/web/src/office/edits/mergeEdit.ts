import type { OrderEdit, OrderLine } from '@kitwright/contract'
import type { EditForm } from './editForm.ts'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Puts what was typed on a newer state of the order, field by field: what was typed stays, all else is as a colleague
 * left it. A line that they removed is gone.
 */
export function mergeEdit(
  typed: EditForm,
  { base, latest }: { readonly base: EditForm; readonly latest: EditForm },
): EditForm {
  const before = new Map(base.lines.map(line => [line.key, line]))
  const mine = new Map(typed.lines.map(line => [line.key, line]))
  const lines = latest.lines.map(line => {
    const [was, own] = [before.get(line.key), mine.get(line.key)]
    if (!was || !own) return line
    const changed = Object.entries(own).filter(([field, value]) => !isSame(value, was[field as keyof typeof was]))
    return { ...line, ...Object.fromEntries(changed), wasManual: line.wasManual }
  })
  return {
    lines: [...lines, ...typed.lines.filter(({ isNew }) => isNew)],
    extras: isSame(typed.extras, base.extras) ? latest.extras : typed.extras,
    pricing: typed.pricing,
  }
}

/** Lists what a colleague changed of an order's lines. */
export function changesBetween(was: readonly OrderLine[], is: readonly OrderLine[]): OrderEdit['pieces'] {
  const latest = new Map(is.map(line => [line.id, line]))
  const known = new Set(was.map(({ id }) => id))
  return [
    ...was.flatMap(line => {
      const now = latest.get(line.id) ?? null
      return now && isSame({ ...line, pictureUrl: '' }, { ...now, pictureUrl: '' })
        ? []
        : [{ lineId: line.id, before: line, after: now }]
    }),
    ...is.filter(({ id }) => !known.has(id)).map(line => ({ lineId: line.id, before: null, after: line })),
  ]
}
