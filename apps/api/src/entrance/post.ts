import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/index.ts'
import { createPictures } from '../designs/index.ts'
import { createOwnFontLoader } from '../fonts/index.ts'
import { createMailSender, startTelling, type Telling } from '../mail/index.ts'
import { loadSecrets } from './secrets.ts'

/** A mail that has not gone by then is sent again by whoever comes next. */
const LONGEST_CLOSE_MS = 5_000

/** What sends the mails. */
export interface Post {
  /** Waits for the mail that is being sent, but not for a mail server that says nothing. */
  close(): Promise<void>
}

interface Parts extends Pick<Telling, 'database' | 'origins' | 'files'> {
  /** The server's; a worker of its own has its own. */
  readonly getPicture?: Telling['getPicture']
}

/** Starts sending what events call for: by SMTP, or into the folder `mail` of the data directory. */
export async function openPost(
  { database, origins, files, getPicture }: Parts,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  complain: (error: unknown) => void,
): Promise<Post> {
  const sender = createMailSender({ smtpUrl: config.smtpUrl, folder: join(config.dataDir, 'mail') })
  const { oneTime } = await loadSecrets(database)
  const own = getPicture ? undefined : createPictures(files, undefined, createOwnFontLoader(database, files))
  const pictures = { files, getPicture: getPicture ?? own!.get }
  const rest = { codeKey: oneTime, mailFrom: config.mailFrom, now: () => new Date(), complain }
  const stop = startTelling({ database, origins, ...pictures, sender, ...rest })
  return {
    async close() {
      await Promise.race([stop(), wait(LONGEST_CLOSE_MS, undefined, { ref: false })])
      await own?.close()
      sender.close()
    },
  }
}
