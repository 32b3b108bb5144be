import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { createMailSender, startTelling } from '../mail/index.ts'
import type { Origins } from '../tenants/index.ts'
import { loadSecrets } from './secrets.ts'

/** A mail that has not gone by then is sent again by whoever comes next. */
const LONGEST_CLOSE_MS = 5_000

/** What sends the mails. */
export interface Post {
  /** Waits for the mail that is being sent, but not for a mail server that says nothing. */
  close(): Promise<void>
}

/** Starts sending what events call for: by SMTP, or into the folder `mail` of the data directory. */
export async function openPost(
  { database, origins }: { database: Database; origins: Origins },
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  complain: (error: unknown) => void,
): Promise<Post> {
  const sender = createMailSender({ smtpUrl: config.smtpUrl, folder: join(config.dataDir, 'mail') })
  const { oneTime } = await loadSecrets(database)
  const { mailFrom } = config
  const stop = startTelling({ database, origins, sender, codeKey: oneTime, mailFrom, now: () => new Date(), complain })
  return {
    async close() {
      await Promise.race([stop(), wait(LONGEST_CLOSE_MS, undefined, { ref: false })])
      sender.close()
    },
  }
}
