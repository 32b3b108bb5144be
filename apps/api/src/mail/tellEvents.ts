import { type Database, sql, type Transaction } from '../database/index.ts'
import { listTenants, type ListedTenant, type Origins, parseSettings, DEFAULT_COLOUR } from '../tenants/index.ts'
import type { OutboxEvent } from './mailContext.ts'
import { drawAhead, type Inline, inlineFile, inlineKits, type PictureSource } from './inlines.ts'
import { listKits } from './kits.ts'
import { htmlOf } from './layout.ts'
import { textOf } from './letter.ts'
import { sayIn } from './say.ts'
import type { Mail, MailPicture, MailSender } from './sender.ts'
import { askStaffMails } from './staffLetters.ts'
import { writeLetter } from './writeLetter.ts'

export interface Telling extends Omit<PictureSource, 'tenantId'> {
  readonly database: Database
  readonly origins: Origins
  readonly sender: MailSender
  readonly codeKey: Uint8Array
  /** The address mails come from; the shop's own host without one. */
  readonly mailFrom: string | undefined
  readonly now: () => Date
  /** How long a mail waits for its pictures to be drawn; then it goes without them. */
  readonly aheadMs?: number
  /** Hears of mails that could not be sent. */
  readonly complain: (error: unknown) => void
}

const MOST_ATTEMPTS = 10
const MOST_AT_ONCE = 50
/** 30 s, a minute, two … up to half a day. */
const waitAfter = (attempts: number): number => Math.min(12 * 60 * 60_000, 15_000 * 2 ** attempts)

interface Claimed extends OutboxEvent {
  readonly id: number
  readonly attempts: number
}

/** Tells all that is due, of every tenant, by mail; returns how many events it told. Several workers may do so at once. */
export async function tellEvents(telling: Telling): Promise<number> {
  let told = 0
  for (const tenant of await listTenants(telling.database)) {
    for (let n = 0; n < MOST_AT_ONCE && (await tellNext(telling, tenant)); n++) told++
  }
  return told
}

/** Tells one event in a transaction that holds it, so that no other worker does; a mail that fails is tried again later. */
async function tellNext(telling: Telling, tenant: ListedTenant): Promise<boolean> {
  const { database, now, complain } = telling
  await drawKitsAhead(telling, tenant)
  return database.withTenant(tenant.id, async trx => {
    const event = await dueEvents(trx, now()).forUpdate().skipLocked().executeTakeFirst()
    if (!event) return false
    if (event.attempts === 0) await askStaffMails(trx, event)
    try {
      await sql`savepoint telling`.execute(trx)
      const mail = await write(trx, event, { telling, tenant })
      if (mail) await telling.sender.send(mail)
      await markTold(trx, event.id, now())
    } catch (error) {
      complain(error)
      await sql`rollback to savepoint telling`.execute(trx)
      await postpone(trx, event, { error, now: now() })
    }
    return true
  })
}

/** Drawing can take seconds, and no transaction waits for it: when the mail is written, its pictures are there, or it goes without. */
const AHEAD_MS = 15_000
const WRITING_MS = 1500

async function drawKitsAhead(telling: Telling, { id }: ListedTenant): Promise<void> {
  const kits = await telling.database.withTenant(id, async trx => {
    const event = await dueEvents(trx, telling.now()).executeTakeFirst()
    return event ? listKits(trx, event) : []
  })
  if (kits.length > 0) await drawAhead({ ...telling, tenantId: id }, kits, telling.aheadMs ?? AHEAD_MS)
}

const dueEvents = (trx: Transaction, now: Date) =>
  trx
    .selectFrom('events')
    .select(['id', 'kind', 'subject_id', 'payload', 'attempts'])
    .where('told_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('tell_at', '<=', now)
    .orderBy('tell_at')
    .orderBy('id')
    .limit(1)

interface Context {
  readonly telling: Telling
  readonly tenant: ListedTenant
}

async function write(trx: Transaction, event: Claimed, { telling, tenant }: Context): Promise<Mail | null> {
  // Not where the request came in: whoever made it chose that.
  const origin = telling.origins.of(tenant.host ?? 'localhost')
  const { name, settings } = await trx.selectFrom('tenants').select(['name', 'settings']).executeTakeFirstOrThrow()
  const context = { trx, event, shop: name, settings, origin, codeKey: telling.codeKey, now: telling.now() }
  const addressed = await writeLetter(context)
  if (!addressed) return null
  const { to, replyTo, language, letter } = addressed
  const { colour = DEFAULT_COLOUR, logo } = parseSettings(settings)
  const say = await sayIn(language)
  const source = { ...telling, tenantId: tenant.id }
  const inlines = {
    logo: await inlineFile(source, { kind: 'logo', address: logo, alt: name }),
    khqr: letter.pay ? await inlineFile(source, { kind: 'khqr', address: letter.pay.khqr, alt: 'KHQR' }) : null,
    kits: await inlineKits(source, await listKits(trx, event), {
      withinMs: WRITING_MS,
      altOf: kit => say(kit.side, { design: kit.name }),
    }),
  }
  const head = { shop: name, colour, language, origin }
  return {
    from: { name, address: telling.mailFrom ?? `no-reply@${tenant.host ?? 'localhost'}` },
    to,
    ...(replyTo && { replyTo }),
    subject: letter.subject.replaceAll(/\s+/g, ' '),
    text: textOf(letter, head),
    html: htmlOf(letter, head, inlines),
    attachments: [inlines.logo, inlines.khqr, ...inlines.kits].flatMap(inline => (inline ? [attach(inline)] : [])),
  }
}

const attach = ({ cid, fileName, bytes }: Inline): MailPicture => ({
  cid,
  filename: fileName,
  content: bytes,
  contentDisposition: 'inline',
})

const markTold = async (trx: Transaction, id: number, now: Date): Promise<unknown> =>
  trx.updateTable('events').set({ told_at: now }).where('id', '=', id).execute()

/** No address or body goes into the row: only what went wrong. */
async function postpone(
  trx: Transaction,
  { id, attempts }: Claimed,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  const tried = attempts + 1
  const changes = {
    attempts: tried,
    last_error: (error instanceof Error ? error.message : String(error)).slice(0, 500),
    tell_at: new Date(now.getTime() + waitAfter(tried)),
    ...(tried >= MOST_ATTEMPTS && { failed_at: now }),
  }
  await trx.updateTable('events').set(changes).where('id', '=', id).execute()
}
