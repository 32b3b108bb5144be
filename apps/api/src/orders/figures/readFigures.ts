import type { Response_ } from '@kitwright/contract'
import { isProductType } from '@kitwright/garment'
import type { Transaction } from '../../database/index.ts'
import { type CountRecord, ensureTallied, type LeadRecord, readLeads, sumCounts } from './figureStore.ts'
import { type DaySpan, listBounds, listSteps } from './listSteps.ts'

type Figures = Response_<'GET /api/office/figures'>

/** A step, counted from 1 as PostgreSQL does, those of the earlier period first; or one of both periods. */
type Place = number | 'now' | 'before'

const placeOf = ({ step, is_now }: CountRecord | LeadRecord): Place => step ?? (is_now ? 'now' : 'before')

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** The counts of one place by what was counted, and its leads. */
interface PlaceCounts {
  readonly counts: Map<string, CountRecord>
  lead?: LeadRecord
}

function groupByPlace(counts: readonly CountRecord[], leads: readonly LeadRecord[]): Map<Place, PlaceCounts> {
  const groups = new Map<Place, PlaceCounts>()
  const groupOf = (record: CountRecord | LeadRecord): PlaceCounts => {
    const group = groups.get(placeOf(record)) ?? { counts: new Map() }
    groups.set(placeOf(record), group)
    return group
  }
  for (const record of counts) groupOf(record).counts.set(record.what, record)
  for (const lead of leads) groupOf(lead).lead = lead
  return groups
}

/** Presents the figures of a step or a period; nothing happened where nothing was counted. */
function present({ from, to }: DaySpan, { counts, lead }: PlaceCounts = { counts: new Map() }): Figures['now'] {
  const countOf = (what: string): number => counts.get(what)?.count ?? 0
  const orders = countOf('placed')
  return {
    from,
    to,
    orders,
    canceled: countOf('canceled'),
    revenueCents: counts.get('placed')?.cents ?? 0,
    repeatShare: shareOf(orders - countOf('first'), orders),
    sent: lead?.sent ?? 0,
    leadDays: lead ? lead.tenths / 10 : null,
    onTimeShare: shareOf(countOf('kept'), countOf('promised')),
  }
}

const PIECES = 'pieces '

/** Presents the pieces by product in both periods, most first. */
function presentMix(now: PlaceCounts | undefined, before: PlaceCounts | undefined): Figures['mix'] {
  const keys = new Set([...(now?.counts.keys() ?? []), ...(before?.counts.keys() ?? [])])
  return [...keys]
    .filter(what => what.startsWith(PIECES))
    .flatMap(what => {
      const productType = what.slice(PIECES.length)
      const pieces = { now: now?.counts.get(what)?.count ?? 0, before: before?.counts.get(what)?.count ?? 0 }
      return isProductType(productType) && pieces.now + pieces.before > 0 ? [{ productType, ...pieces }] : []
    })
    .toSorted((a, b) => b.now - a.now || b.before - a.before || a.productType.localeCompare(b.productType))
}

/** Reads the figures of some days of a shop's time zone, beside as many days before. */
export async function readFigures(trx: Transaction, span: DaySpan, timeZone: string): Promise<Figures> {
  await ensureTallied(trx, timeZone)
  const cut = listSteps(span)
  const days = listBounds(cut)
  const groups = groupByPlace(await sumCounts(trx, days), await readLeads(trx, days))
  const half = cut.steps.length
  return {
    now: present(cut.now, groups.get('now')),
    before: present(cut.before, groups.get('before')),
    steps: cut.steps.map((step, i) => ({
      now: present(step.now, groups.get(half + i + 1)),
      before: present(step.before, groups.get(i + 1)),
    })),
    mix: presentMix(groups.get('now'), groups.get('before')),
  }
}
