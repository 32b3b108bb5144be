import { randomUUID } from 'node:crypto'
import type { DeliveryKind } from '@kitwright/contract'
import type { Language } from '@kitwright/words'
import { findWhereabouts } from '../../content/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import type { RecordedEvent } from '../../events/index.ts'
import type { TestShop } from '../../http/testing.ts'
import type { Mail } from '../delivery/sender.ts'
import { composeMail } from '../layout/composeMail.ts'
import type { PictureSource } from '../layout/inlinePictures.ts'
import { listKits } from '../layout/mailKits.ts'
import type { AddressedLetter } from '../letters/letter.ts'
import { writeLetter } from '../letters/writeLetter.ts'
import type { MailCase } from './mailCase.ts'
import type { MailStage } from './mailStage.ts'

const UNDONE = new Error('only to read')

export interface CaseOptions {
  readonly kind: DeliveryKind
  readonly language: Language
  /** Replaces parts of the shop's settings. */
  readonly settings?: object
  readonly source: Omit<PictureSource, 'tenantId'>
}

export interface ComposedCase {
  readonly addressed: AddressedLetter
  readonly mail: Mail
}

/** Composes the mail of a case, in a transaction that is rolled back; null if nobody wants it. */
export async function composeCase(
  shop: TestShop,
  stage: MailStage,
  { subjectId, payload, changes = [] }: MailCase,
  { kind, language, settings: own = {}, source }: CaseOptions,
): Promise<ComposedCase | null> {
  const { tenantId } = stage
  const event = { id: randomUUID(), kind, subjectId, payload, happenedAt: shop.clock.now } as never as RecordedEvent
  const written = await rolledBack(shop, tenantId, async trx => {
    await sql`update accounts set language = ${language}`.execute(trx)
    await sql`update suppliers set language = ${language}`.execute(trx)
    for (const change of changes) await change.execute(trx)
    const row = await trx.selectFrom('tenants').select(['name', 'settings']).executeTakeFirstOrThrow()
    const settings = { ...row.settings, ...own }
    const origin = 'https://kits.example'
    const addressed = await writeLetter({
      trx,
      event,
      shop: row.name,
      settings,
      origin,
      codeKey: Buffer.alloc(32),
      tenantId,
      replyAddress: 'reply+*@in.example.com',
      now: shop.clock.now,
    })
    const kits = await listKits(trx, event)
    if (!addressed) return null
    const whereabouts = await findWhereabouts(trx, { language: addressed.language, shop: row.name })
    const place = { shop: row.name, host: 'kits.example', origin, settings, whereabouts }
    return { ...addressed, ...place, deliveryId: event.id, kits }
  })
  if (!written) return null
  const mail = await composeMail(written, { source: { ...source, tenantId }, mailFrom: undefined, withinMs: 120_000 })
  return { addressed: written, mail }
}

async function rolledBack<T>(shop: TestShop, tenantId: string, read: (trx: Transaction) => Promise<T>): Promise<T> {
  let result: T
  await shop.database
    .withTenant(tenantId, async trx => {
      result = await read(trx)
      throw UNDONE
    })
    .catch((error: unknown) => {
      if (error !== UNDONE) throw error
    })
  return result!
}
