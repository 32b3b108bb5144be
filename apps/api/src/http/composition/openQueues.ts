import { join } from 'node:path'
import type { Config } from '../../config/index.ts'
import { type Database, settleRestored } from '../../database/index.ts'
import { createPictures } from '../../designs/index.ts'
import { createRasters, type FileStore } from '../../files/index.ts'
import { type Jobs, type Log, openJobs, type Queue } from '../../jobs/index.ts'
import {
  createMailSender,
  digestQueue,
  holdMails,
  type MailQueueDependencies,
  mailQueue,
  staffNewsQueue,
} from '../../mail/index.ts'
import { eraseQueue, exportQueue } from '../../privacy/index.ts'
import { holdMessages, telegramQueue } from '../../telegram/index.ts'
import type { Origins } from '../../tenants/index.ts'
import { pressQueue, proofQueue } from '../../production/index.ts'
import { ruleQueue } from '../../rules/index.ts'
import { createWorkerPool, type WorkerPool } from '../../workers/index.ts'
import { createReaders } from './createReaders.ts'
import { tidyQueues } from './housekeeping.ts'
import { refreshQueues } from './refreshQueues.ts'
import { loadCodeKey, openFactorKey } from './secrets.ts'

export interface WorkParts {
  /** The cell whose queues are worked. */
  readonly database: Database
  /** The database with the installation's keys. */
  readonly home: Database
  readonly databaseUrl: string
  readonly directUrl?: string | undefined
  readonly origins: Origins
  readonly files: FileStore
  readonly log: Log
  readonly pictures: Pick<MailQueueDependencies, 'getPicture' | 'ensureRaster'>
  /** The workers that draw. */
  readonly workers: Pick<WorkerPool, 'run'>
  readonly now?: () => Date
}

export type WorkConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'inboundMail' | 'dataDir' | 'telegramUrl' | 'factorKeys'>

/** All that is done without anyone waiting for it: mails by SMTP, or into the folder `mail` of the data directory, print files, and tidying. */
export async function openAllQueues(parts: WorkParts, config: WorkConfig): Promise<Jobs> {
  await holdMailsOfCopy(parts)
  const sender = createMailSender({ smtpUrl: config.smtpUrl, folder: join(config.dataDir, 'mail') })
  const replyAddress = config.inboundMail?.replyAddress
  const jobs = await openQueues(
    parts,
    { sender, mailFrom: config.mailFrom, replyAddress },
    {
      url: config.telegramUrl,
      factorKeys: config.factorKeys,
    },
  )
  return {
    ...jobs,
    async close(graceMs) {
      await jobs.close(graceMs)
      sender.close()
    },
  }
}

/** A restored database may be a copy for a drill: the mails that waited when the backup was made are not sent a second time by it. */
async function holdMailsOfCopy({ database, log }: WorkParts): Promise<void> {
  let held = 0
  const isCopy = await settleRestored(database, async trx => {
    held += await holdMails(trx, new Date())
    await holdMessages(trx)
  })
  if (isCopy && held > 0)
    log.warn({ held }, 'the database was restored: mails that waited are held until kit mail retry --dead sends them')
}

/** A worker's own drawing, of pictures and for the press, where no server lends it its processes. */
export function openOwnPictures(database: Database, files: FileStore) {
  const workers = createWorkerPool({ size: 1, queueMost: 200, restMs: 60_000 })
  const pictures = {
    getPicture: createPictures({ files, workers, ...createReaders(database, files) }),
    ensureRaster: createRasters(files, workers),
  }
  return { pictures, workers, close: () => workers.close() }
}

/** The same with another sender, for tests. */
export async function openQueues(
  { database, home, databaseUrl, directUrl, origins, files, log, pictures, workers, now = () => new Date() }: WorkParts,
  mails: Pick<MailQueueDependencies, 'sender' | 'replyAddress' | 'aheadMs'> &
    Partial<Pick<MailQueueDependencies, 'mailFrom'>>,
  telegram: { readonly url: string; readonly factorKeys: Config['factorKeys'] },
): Promise<Jobs> {
  const codeKey = await loadCodeKey(home)
  const mailing = { database, origins, files, ...pictures, workers, codeKey, mailFrom: undefined, ...mails, now }
  const readers = createReaders(database, files)
  const queues: Queue[] = [
    mailQueue(mailing),
    telegramQueue({ ...mailing, url: telegram.url, loadKey: async () => openFactorKey(home, telegram.factorKeys) }),
    staffNewsQueue({ database, now }),
    digestQueue({ database, now }),
    eraseQueue({ database, files, now }),
    exportQueue({ database, files, workers, now }),
    pressQueue({ database, origins, files, workers, ...readers, now }),
    ruleQueue({ database, now }),
    proofQueue({ database, files, workers, ...readers, now }),
    ...tidyQueues({ database, files }),
    ...refreshQueues({ database }),
  ]
  // Suspended ones, too: what they have to tell waits for them.
  const listTenantIds = async (): Promise<string[]> =>
    database.withPlatform(async trx => {
      const here = trx.selectFrom('tenants').select('id').where('presence', '=', 'here')
      return (await here.execute()).map(({ id }) => id)
    })
  return openJobs({ database, databaseUrl, directUrl, queues, log, listTenantIds })
}
