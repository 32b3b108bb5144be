import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { timesMark } from '@kitwright/press'
import { pluralise, makeFolder } from '../../config/index.ts'
import { createUploadReader } from '../../files/index.ts'
import { createOwnFontLoader } from '../../fonts/index.ts'
import { findOrderToSew, type OrderToSew } from '../../orders/index.ts'
import { exportPack } from '../../production/index.ts'
import { createWorkerPool } from '../../workers/index.ts'
import { type Command, UsageError } from '../command.ts'
import { getShop, oneWord } from '../resolveRefs.ts'
import { type Operation, withOperation } from '../withOperation.ts'

const USAGE = '<number> --shop <slug> [--printer <name>] [--to <folder>]'

async function getOrder({ database }: Operation, tenantId: string, number: string): Promise<OrderToSew> {
  return database.withTenant(tenantId, async trx => {
    const order = await findOrderToSew(trx, { number })
    if (!order) throw new UsageError(`There is no order ${number}.`)
    if (!order.approved_at || order.status === 'CANCELED')
      throw new UsageError(`The order ${number} is ${order.status}: only what is approved is printed.`)
    return order
  })
}

const LONGEST_QUEUE = 10
const REST_MS = 60_000

export const printOrder: Command = {
  name: 'order print',
  usage: USAGE,
  about:
    'Writes the print files of an approved order, a PDF for each garment and a manifest, to a ZIP for the print shop; for one of its printers, where it has several.',
  async run(args, config, { tell, reserve }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        shop: { type: 'string' },
        printer: { type: 'string' },
        to: { type: 'string', default: join(config.dataDir, 'prints') },
      },
      allowPositionals: true,
    })
    const number = oneWord(positionals, `order print ${USAGE}`)
    if (values.shop === undefined) throw new UsageError(`Type it so: order print ${USAGE}`)
    const slug = values.shop
    await withOperation(config, async operation => {
      const { id: tenantId } = await getShop(operation, slug)
      const order = await getOrder(operation, tenantId, number)
      const folder = resolve(values.to)
      makeFolder(folder, 0o700)
      const path = join(folder, `${order.number}.zip`)
      const { database, files, origins } = operation
      const workers = createWorkerPool({ size: 1, queueMost: LONGEST_QUEUE, restMs: REST_MS, reserve })
      const ending = new AbortController()
      const end = (): void => ending.abort(new UsageError('It was ended. What was made is kept for the next time.'))
      process.once('SIGINT', end).once('SIGTERM', end)
      let done = 0
      try {
        const { garments, pieces } = await exportPack(
          { tenantId, orderId: order.id, path, printer: values.printer },
          {
            database,
            origins,
            files,
            workers,
            loadOwnFonts: createOwnFontLoader(database, files),
            readUploads: createUploadReader(database, files),
            now: () => new Date(),
            signal: ending.signal,
            onGarment: ({ garment: { line, who }, garments: { length: times } }, { garments: of }) => {
              const parts = [`${(done += times)}/${of}`, `line ${line}`, who.size, timesMark(times), who.name]
              tell(parts.filter(Boolean).join('  '))
            },
          },
        )
        tell(`${path}: ${pluralise(garments, 'garment')}, ${pluralise(pieces, 'piece')}.`)
      } finally {
        process.off('SIGINT', end).off('SIGTERM', end)
        workers.close()
      }
    })
  },
}
