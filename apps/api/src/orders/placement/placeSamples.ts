import { randomUUID } from 'node:crypto'
import type { SampleInput } from '@kitwright/contract'
import type { PriceList } from '@kitwright/pricing'
import type { DesignToOrder } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import type { LineRecord, OrderExtra } from '../record/store.ts'
import type { QuotedSamples } from '../samples/quoteSamples.ts'
import { addMonths, sampleTermsOf } from '../samples/sampleTerms.ts'
import { type Line, quoteLines } from './quoteLines.ts'

type SewnSample = Extract<SampleInput, { kind: 'sewn' }>

/** A credit that an order of samples gives. */
export interface NewCredit {
  readonly kind: SampleInput['kind']
  readonly product_type: string
  readonly cents: number
  readonly expires_on: string
}

/** The samples of an order: lines of sewn ones, parts of the price of the others, and credits given and used. */
export interface PlacedSamples {
  readonly lines: readonly LineRecord[]
  readonly extras: readonly OrderExtra[]
  readonly newCredits: readonly NewCredit[]
  readonly usedCreditIds: readonly string[]
}

export interface SamplesToPlace {
  readonly samples: readonly SampleInput[]
  readonly quoted: QuotedSamples
  readonly designs: ReadonlyMap<string, DesignToOrder>
  readonly list: PriceList
  readonly tenant: TenantContext
  readonly now: Date
}

export const sewnOf = (samples: readonly SampleInput[]): SewnSample[] =>
  samples.filter(({ kind }) => kind === 'sewn') as SewnSample[]

const lineInputOf = ({ designId, productType, fabric, size, sleeve }: SewnSample): Line => ({
  designId,
  productType,
  fabric,
  size,
  sleeve,
  qty: 1,
  playerName: '',
  printName: '',
  number: null,
  version: 'player',
  kit: null,
})

/**
 * Returns what an order keeps of its samples. Throws `not-found` for a design that is not the customer's, and the
 * problems of a line for a sewn sample.
 */
export function placeSamples(wanted: SamplesToPlace): PlacedSamples {
  const { samples, quoted, tenant, now } = wanted
  const { months } = sampleTermsOf(tenant)
  const expires_on = addMonths(shopDay(now, tenant), months)
  const centsOf = new Map(quoted.items.map(({ id, cents }) => [id, cents]))
  return {
    lines: sewnOf(samples).length > 0 ? sewnLines(wanted, centsOf) : [],
    extras: [
      ...samples.flatMap(({ id, kind, productType: text }) =>
        kind === 'sewn' ? [] : [{ kind, text, qty: 1, cents: centsOf.get(id)! }],
      ),
      ...quoted.credits.map(({ number: text, cents }) => ({
        kind: 'sample_credit' as const,
        text,
        qty: 1,
        cents: -cents,
      })),
    ],
    newCredits: quoted.items.flatMap(({ kind, productType: product_type, cents }) =>
      cents > 0 ? [{ kind, product_type, cents, expires_on }] : [],
    ),
    usedCreditIds: quoted.credits.map(({ id }) => id),
  }
}

/** Returns the lines of sewn samples. The list says what can be sewn, the shop's terms what it costs. */
function sewnLines(
  { samples, designs, list, tenant, now }: SamplesToPlace,
  centsOf: ReadonlyMap<string, number>,
): LineRecord[] {
  const sewn = sewnOf(samples)
  sewn.forEach(({ designId, productType }) => {
    const path = `samples.${samples.findIndex(each => each.kind === 'sewn' && each.designId === designId)}`
    const design = designs.get(designId)
    if (!design) throw new ProblemError('not-found', [{ path: `${path}.designId`, id: 'not-found' }])
    if (design.productType !== productType)
      throw new ProblemError('invalid-input', [{ path: `${path}.productType`, id: 'differs-from-design' }])
  })
  quoteLines({ lines: sewn.map(lineInputOf), list, tenant, now })
  return sewn.map(sample => {
    const { name, revision } = designs.get(sample.designId)!
    const cents = centsOf.get(sample.id)!
    return {
      id: randomUUID(),
      design_id: sample.designId,
      revision,
      design_name: name,
      product_type: sample.productType,
      fabric: sample.fabric,
      size: sample.size,
      sleeve: sample.sleeve,
      version: 'player',
      kit: null,
      player_name: '',
      print_name: '',
      number: null,
      qty: 1,
      base_cents: cents,
      unit_cents: cents,
      surcharges: [],
      discounts: [],
      discount_cents: 0,
      total_cents: cents,
      price_source: 'sample',
      price_reason: '',
      priced_by: null,
      worn: null,
    }
  })
}
