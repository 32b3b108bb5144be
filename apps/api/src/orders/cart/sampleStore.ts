import { type CartSample, SAMPLE_LIMITS, type SampleInput } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { PictureOf } from '../record/present.ts'
import { sampleCentsOf } from '../samples/sampleTerms.ts'
import type { CartCaller } from '../cartCaller.ts'
import type { CartRecord } from './cartRecord.ts'
import { ensureCart, findOwnDesign, lockCart, nextVersion } from './cartStore.ts'

interface SampleContext {
  readonly caller: CartCaller
  readonly tenant: TenantContext
  readonly now: Date
}

type SewnSample = Extract<SampleInput, { kind: 'sewn' }>

/** Throws `not-found` for a design that is not the caller's own, or of another product. */
async function requireOwnDesign(trx: Transaction, sewn: SewnSample, { personId }: CartCaller): Promise<void> {
  const own = personId === null ? undefined : await findOwnDesign(trx, personId, sewn.designId)
  if (own?.product_type !== sewn.productType)
    throw new ProblemError('not-found', [{ path: 'designId', id: 'not-found' }])
}

const NOT_SEWN = { designId: null, fabric: '', size: '', sleeve: 'short' } as const

/**
 * Puts a sample in the cart; the same one is there once. Throws `sample-not-offered`, `cart-full`, `not-found` for a
 * design that is not the caller's own.
 */
export async function addSample(
  trx: Transaction,
  sample: SampleInput,
  { caller, tenant, now }: SampleContext,
): Promise<void> {
  if (sampleCentsOf(tenant, sample) === null)
    throw new ProblemError('sample-not-offered', [{ path: 'kind', id: 'not-offered' }])
  if (sample.kind === 'sewn') await requireOwnDesign(trx, sample, caller)
  const { id, kind, productType } = sample
  const { designId, fabric, size, sleeve } = sample.kind === 'sewn' ? sample : NOT_SEWN
  const cart = await ensureCart(trx, caller, now)
  await sql`delete from cart_samples where cart_id = ${cart.id} and (id = ${id} or (kind = ${kind}
    and product_type = ${productType} and design_id is not distinct from ${designId}::uuid))`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cart_samples where cart_id = ${cart.id}`.execute(trx)
  if (rows[0]!.count >= SAMPLE_LIMITS.count) throw new ProblemError('cart-full')
  await sql`insert into cart_samples (cart_id, id, kind, product_type, design_id, fabric, size, sleeve, added_at)
    values (${cart.id}, ${id}, ${kind}, ${productType}, ${designId}::uuid, ${fabric}, ${size}, ${sleeve}, ${now})`.execute(
    trx,
  )
  await nextVersion(trx, cart.id, now)
}

/** Takes a sample out if the cart still has that version; returns whether it has. An absent sample is no error. */
export async function removeSample(
  trx: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
  { caller, now }: Pick<SampleContext, 'caller' | 'now'>,
): Promise<boolean> {
  const cart = await lockCart(trx, caller)
  if (!cart) return true
  if (cart.version !== version) return false
  const { numAffectedRows } = await sql`
    delete from cart_samples where cart_id = ${cart.id} and id = ${id}`.execute(trx)
  if ((numAffectedRows ?? 0n) > 0n) await nextVersion(trx, cart.id, now)
  return true
}

/** Moves the samples of one cart into another, which keeps its own of the same kind. Returns how many were moved. */
export async function moveSamples(trx: Transaction, from: string, to: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into cart_samples (cart_id, id, kind, product_type, design_id, fabric, size, sleeve, added_at)
    select ${to}, id, kind, product_type, design_id, fabric, size, sleeve, added_at
    from cart_samples where cart_id = ${from}
    order by added_at, kind desc limit greatest(0, ${SAMPLE_LIMITS.count} - (select count(*) from cart_samples where cart_id = ${to}))
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

interface SampleRecord {
  readonly id: string
  readonly kind: CartSample['kind']
  readonly product_type: CartSample['productType']
  readonly design_id: string | null
  readonly fabric: string
  readonly size: string
  readonly sleeve: 'short' | 'long'
  /** Null if the account has no such design any more. */
  readonly name: string | null
  readonly revision: number | null
}

/** Lists the samples of a cart at their current prices. */
export async function presentSamples(
  trx: Transaction,
  cart: Pick<CartRecord, 'id' | 'owner_id'>,
  { tenant, pictureOf }: { readonly tenant: TenantContext; readonly pictureOf: PictureOf },
): Promise<CartSample[]> {
  const { rows } = await sql<SampleRecord>`
    select s.id, s.kind, s.product_type, s.design_id, s.fabric, s.size, s.sleeve, d.name, d.revision
    from cart_samples s left join designs d on d.id = s.design_id and d.owner_id = ${cart.owner_id} and d.deleted_at is null
    where s.cart_id = ${cart.id} order by s.added_at, s.kind desc, s.id`.execute(trx)
  return rows.map(row => {
    const { id, kind, product_type: productType, design_id: designId, name, revision } = row
    const isGone = designId !== null && revision === null
    return {
      id,
      kind,
      productType,
      sewn: designId && {
        designId,
        name: name ?? '',
        pictureUrl: revision === null ? null : pictureOf(designId, revision),
        fabric: row.fabric,
        size: row.size as NonNullable<CartSample['sewn']>['size'],
        sleeve: row.sleeve,
      },
      cents: isGone ? null : sampleCentsOf(tenant, { kind, productType }),
    }
  }) as CartSample[]
}
