import { pluralise, type Config } from '../../config/index.ts'
import { type Database, sql } from '../../database/index.ts'
import { askMailServer } from '../../mail/index.ts'
import { failure, type Finding, ok, warning } from './finding.ts'

const PART = 'mail'

export async function checkMailServer({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding> {
  if (smtpUrl === undefined)
    return warning(
      PART,
      'No SMTP_URL: mails become files in DATA_DIR/mail and reach nobody, and accounts need no code.',
    )
  const { host } = new URL(smtpUrl)
  const reason = await askMailServer(smtpUrl)
  return reason === undefined ? ok(PART, `${host} takes our mails.`) : failure(PART, `${host}: ${reason}`)
}

interface UndeliveredCount {
  readonly slug: string
  readonly failed: number
  readonly late: number
  /** Mails that were tried more than once and will be retried. */
  readonly refused: number
}

/** Reports mails that were given up, have waited for long, or are refused by the mail server. */
export async function checkMails(database: Database, shopIds: readonly string[]): Promise<Finding> {
  const all: UndeliveredCount[] = []
  for (const id of shopIds) all.push(await database.withTenant(id, async trx => (await WAITING.execute(trx)).rows[0]!))
  const failed = sumOf(all, 'failed')
  const late = sumOf(all, 'late')
  if (failed.count > 0)
    return warning(
      PART,
      `${pluralise(failed.count, 'mail')} given up within the last week (${failed.shops}): the email log in the office says why, mail retry --dead has them tried once more.`,
    )
  if (late.count > 0)
    return warning(
      PART,
      `${pluralise(late.count, 'mail')} waiting for more than a quarter of an hour (${late.shops}): does a server or worker run? The email log in the office says what was answered.`,
    )
  const refused = sumOf(all, 'refused')
  if (refused.count > 0)
    return warning(
      PART,
      `${pluralise(refused.count, 'mail')} tried several times in vain and to be tried again (${refused.shops}): the email log in the office says why.`,
    )
  return ok(PART, 'No mail waits for long.')
}

const MAX_NAMED = 5

/** Sums the counts of all shops and names the shops that have some. */
function sumOf(
  all: readonly UndeliveredCount[],
  what: 'failed' | 'late' | 'refused',
): { readonly count: number; readonly shops: string } {
  const some = all.filter(one => one[what] > 0)
  const named = some.slice(0, MAX_NAMED).map(({ slug }) => slug)
  return {
    count: some.reduce((total, one) => total + one[what], 0),
    shops: `${named.join(', ')}${some.length > MAX_NAMED ? ' …' : ''}`,
  }
}

const WAITING = sql<UndeliveredCount>`
  select (select slug from tenants) as slug, count(*) filter (where failed_at > now() - interval '7 days')::int as failed,
    count(*) filter (where failed_at is null and told_at is null and tell_at < now() - interval '15 minutes'
      and (select suspended_at from tenants) is null)::int as late,
    count(*) filter (where failed_at is null and told_at is null and attempts > 1)::int as refused
  from events where told_at is null`
