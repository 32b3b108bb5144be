import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { createPictures } from '../designs/index.ts'
import { createOwnFontLoader } from '../fonts/index.ts'
import { createMailSender, startTelling, type Telling } from '../mail/index.ts'
import { loadSecrets } from './secrets.ts'

/** What sends the mails. */
export interface Post {
  /** Waits for the mail that is being sent. */
  close(): Promise<void>
}

interface Parts extends Pick<Telling, 'database' | 'files'> {
  /** The server's; a worker of its own has its own. */
  readonly getPicture?: Telling['getPicture']
}

/** Starts sending what events call for: by SMTP, or into the folder `mail` of the data directory. */
export async function openPost(
  { database, files, getPicture }: Parts,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  complain: (error: unknown) => void,
): Promise<Post> {
  const sender = createMailSender({ smtpUrl: config.smtpUrl, folder: join(config.dataDir, 'mail') })
  const { oneTime } = await loadSecrets(database)
  const own = getPicture ? undefined : createPictures(files, undefined, createOwnFontLoader(database, files))
  const pictures = { files, getPicture: getPicture ?? own!.get }
  const rest = { codeKey: oneTime, mailFrom: config.mailFrom, now: () => new Date(), complain }
  const stop = startTelling({ database, ...pictures, sender, ...rest })
  return {
    async close() {
      await stop()
      await own?.close()
      sender.close()
    },
  }
}
