import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { createMailSender, startTelling } from '../mail/index.ts'
import type { Origins } from '../tenants/index.ts'
import { loadSecrets } from './secrets.ts'

/** What sends the mails. */
export interface Post {
  /** Waits for the mail that is being sent. */
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
      await stop()
      sender.close()
    },
  }
}
