import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/index.ts'
import { createPictures } from '../designs/index.ts'
import { createOwnFontLoader } from '../fonts/index.ts'
import { createRasters } from '../files/index.ts'
import { createMailSender, startTelling, type Telling } from '../mail/index.ts'
import { createWorkerPool, type WorkerPool } from '../workers/index.ts'
import { loadSecrets } from './secrets.ts'

/** A mail that has not gone by then is sent again by the next worker. */
const LONGEST_CLOSE_MS = 5_000

/** What sends the mails. */
export interface MailWorker {
  /** Waits for the mail that is being sent, but not for a mail server that says nothing. */
  close(): Promise<void>
}

interface Parts extends Pick<Telling, 'database' | 'origins' | 'files'> {
  /** The server's; a worker of its own has its own. */
  readonly pictures?: Pick<Telling, 'getPicture' | 'ensureRaster'>
}

const openPictures = ({ database, files, workers }: Pick<Parts, 'database' | 'files'> & { workers: WorkerPool }) => ({
  getPicture: createPictures({ files, workers, loadOwnFonts: createOwnFontLoader(database, files) }),
  ensureRaster: createRasters(files, workers),
})

/** Starts sending what events call for: by SMTP, or into the folder `mail` of the data directory. */
export async function startMailWorker(
  { database, origins, files, pictures }: Parts,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  complain: (error: unknown) => void,
): Promise<MailWorker> {
  const sender = createMailSender({ smtpUrl: config.smtpUrl, folder: join(config.dataDir, 'mail') })
  const { oneTime } = await loadSecrets(database)
  const own = pictures ? undefined : createWorkerPool({ size: 1, queueMost: 200, restMs: 60_000 })
  const drawing = pictures ?? openPictures({ database, files, workers: own! })
  const rest = { codeKey: oneTime, mailFrom: config.mailFrom, now: () => new Date(), complain }
  const stop = startTelling({ database, origins, files, ...drawing, sender, ...rest })
  return {
    async close() {
      await Promise.race([stop(), wait(LONGEST_CLOSE_MS, undefined, { ref: false })])
      own?.close()
      sender.close()
    },
  }
}
