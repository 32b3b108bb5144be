import type { OrderQuote, Quote, SampleInput } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { applyCredits } from './applyCredits.ts'
import { type CreditRecord, listOpenCredits, lockOpenCredits } from './creditStore.ts'
import { sampleCentsOf } from './sampleTerms.ts'

export interface SamplesToQuote {
  readonly samples: readonly SampleInput[]
  /** The goods that earlier samples are credited on. */
  readonly lines: Quote['lines']
  readonly tenant: TenantContext
  /** Null for a visitor, who has no credit. */
  readonly personId: string | null
  readonly now: Date
  /** Whether the credits are about to be used: then they are locked. */
  readonly isPlacing?: boolean
}

export interface QuotedSamples extends Omit<OrderQuote['samples'], 'credits'> {
  readonly credits: readonly CreditRecord[]
}

/** Prices samples by the shop's terms, and finds what earlier ones give back. Throws `sample-not-offered`. */
export async function quoteSamples(trx: Transaction, asked: SamplesToQuote): Promise<QuotedSamples> {
  const items = asked.samples.map((sample, i) => priceSample(asked.tenant, sample, i))
  const credits = await creditsOn(trx, asked)
  return {
    items,
    cents: items.reduce((sum, { cents }) => sum + cents, 0),
    credits,
    creditCents: credits.reduce((sum, { cents }) => sum + cents, 0),
  }
}

function priceSample(tenant: TenantContext, { id, kind, productType }: SampleInput, i: number) {
  const cents = sampleCentsOf(tenant, { kind, productType })
  if (cents === null) throw new ProblemError('sample-not-offered', [{ path: `samples.${i}.kind`, id: 'not-offered' }])
  return { id, kind, productType, cents }
}

async function creditsOn(
  trx: Transaction,
  { lines, tenant, personId, now, isPlacing }: SamplesToQuote,
): Promise<CreditRecord[]> {
  if (personId === null || lines.length === 0) return []
  const productTypes = [...new Set(lines.map(({ productType }) => productType))]
  const query = { personId, productTypes, today: shopDay(now, tenant) }
  return applyCredits(await (isPlacing ? lockOpenCredits : listOpenCredits)(trx, query), lines)
}

/** Presents credits to their customer. */
export const presentCredits = (credits: readonly CreditRecord[]): OrderQuote['samples']['credits'] =>
  credits.map(({ number, kind, product_type, cents }) => ({
    number,
    kind,
    productType: product_type as OrderQuote['samples']['credits'][number]['productType'],
    cents,
  }))
