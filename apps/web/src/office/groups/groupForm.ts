import { PRICE_LIMITS, type Response_ } from '@kitwright/contract'
import { productTypes } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { eachLanguage, type Names } from '@kitwright/words'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'

export type CustomerGroup = Response_<'GET /api/office/groups'>['items'][number]
export type GroupBody = Pick<CustomerGroup, 'name' | 'terms' | 'isActive'>

interface TypedStep {
  readonly from: string
  readonly percent: string
}
/** A group as typed. Every figure is a text, money in dollars; empty means that the shop's list applies. */
export interface TypedGroup {
  readonly name: Names
  readonly isActive: boolean
  readonly percentOff: string
  readonly minimumQty: string
  readonly hasPromotions: boolean
  readonly base: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By fabric; a fabric without rows has the shop's steps. */
  readonly steps: Readonly<Record<string, readonly TypedStep[]>>
}
/** Paths of fields that cannot be read. */
export type GroupFaults = ReadonlySet<string>

export const NEW_GROUP: GroupBody = {
  name: eachLanguage(() => ''),
  isActive: false,
  terms: { percentOff: 0, base: {}, steps: {}, minimumQty: null, hasPromotions: true },
}

export function typedGroup({ name, isActive, terms }: GroupBody): TypedGroup {
  const { percentOff, minimumQty, hasPromotions, base, steps } = terms
  return {
    name,
    isActive,
    hasPromotions,
    percentOff: String(percentOff),
    minimumQty: minimumQty === null ? '' : String(minimumQty),
    base: Object.fromEntries(
      Object.entries(base).map(([type, prices]) => [
        type,
        Object.fromEntries(Object.entries(prices ?? {}).map(([fabric, cents]) => [fabric, typedDollars(cents)])),
      ]),
    ),
    steps: Object.fromEntries(
      Object.entries(steps).map(([fabric, list]) => [
        fabric,
        list.map(({ from, percent }) => ({ from: String(from), percent: String(percent) })),
      ]),
    ),
  }
}

const isIn = (value: number | null, [least, most]: readonly [number, number]): value is number =>
  value !== null && value >= least && value <= most

function readSteps(list: readonly TypedStep[], path: string, faults: Set<string>) {
  const steps = list.flatMap(({ from, percent }, i) => {
    if (from.trim() === '' && percent.trim() === '') return []
    const step = { from: parseWholeNumber(from), percent: parseWholeNumber(percent) }
    if (isIn(step.from, PRICE_LIMITS.stepFrom) && isIn(step.percent, PRICE_LIMITS.percent))
      return [{ at: i, from: step.from, percent: step.percent }]
    faults.add(`${path}.${i}`)
    return []
  })
  steps.forEach(({ at, from, percent }, i) => {
    const before = steps[i - 1]
    if (before && (from <= before.from || percent < before.percent)) faults.add(`${path}.${at}`)
  })
  return steps.map(({ from, percent }) => ({ from, percent }))
}

function readBase(typed: TypedGroup, faults: Set<string>): GroupBody['terms']['base'] {
  const base: GroupBody['terms']['base'] = {}
  for (const type of productTypes())
    for (const [fabric, text] of Object.entries(typed.base[type] ?? {})) {
      if (text.trim() === '') continue
      const cents = parseDollars(text)
      if (isIn(cents, PRICE_LIMITS.baseCents)) base[type] = { ...base[type], [fabric]: cents }
      else faults.add(`base.${type}.${fabric}`)
    }
  return base
}

/** Returns the group, or the paths of what cannot be read. */
export function readGroup(typed: TypedGroup): { readonly body: GroupBody } | { readonly faults: GroupFaults } {
  const faults = new Set<string>()
  const name = eachLanguage(language => typed.name[language].trim())
  for (const [language, text] of Object.entries(name)) if (text === '') faults.add(`name.${language}`)
  const percentOff = parseWholeNumber(typed.percentOff.trim() || '0')
  if (!isIn(percentOff, PRICE_LIMITS.percent)) faults.add('percentOff')
  const minimumQty = typed.minimumQty.trim() === '' ? null : parseWholeNumber(typed.minimumQty)
  if (typed.minimumQty.trim() !== '' && !isIn(minimumQty, PRICE_LIMITS.minimumQty)) faults.add('minimumQty')
  const base = readBase(typed, faults)
  const steps: GroupBody['terms']['steps'] = {}
  for (const [fabric, list] of Object.entries(typed.steps)) {
    const read = readSteps(list, `steps.${fabric}`, faults)
    if (list.length > 0) steps[fabric] = read
  }
  if (faults.size > 0) return { faults }
  const terms = { percentOff: percentOff ?? 0, minimumQty, hasPromotions: typed.hasPromotions, base, steps }
  return { body: { name, isActive: typed.isActive, terms } }
}
