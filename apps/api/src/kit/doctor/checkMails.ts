import type { Config } from '../../config/index.ts'
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

interface Waiting {
  readonly failed: number
  readonly late: number
}

/** Mails that were given up, and those that wait for long. */
export async function checkMails(database: Database, shopIds: readonly string[]): Promise<Finding> {
  const all: Waiting[] = []
  for (const id of shopIds) all.push(await database.withTenant(id, async trx => (await WAITING.execute(trx)).rows[0]!))
  const sum = (count: (waiting: Waiting) => number): number => all.reduce((total, one) => total + count(one), 0)
  const [failed, late] = [sum(one => one.failed), sum(one => one.late)]
  if (failed > 0) return warning(PART, `${failed} mails were given up after ten tries; events.last_error says why.`)
  if (late > 0)
    return warning(PART, `${late} mails wait for more than a quarter of an hour: does a server or worker run?`)
  return ok(PART, 'No mail is waiting.')
}

const WAITING = sql<Waiting>`
  select count(*) filter (where failed_at > now() - interval '7 days')::int as failed,
    count(*) filter (where failed_at is null and told_at is null and tell_at < now() - interval '15 minutes'
      and (select suspended_at from tenants) is null)::int as late
  from events where told_at is null`
