import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSizeCharts } from '../../catalogue/index.ts'
import { makeFolder } from '../../config/index.ts'
import { createOwnFontLoader } from '../../fonts/index.ts'
import { findOrderToSew, type OrderToSew } from '../../orders/index.ts'
import { keepPack, PackError } from '../../production/index.ts'
import { productTypes } from '@kitwright/garment'
import { type Command, UsageError } from '../command.ts'
import { getShop, oneWord } from '../refs.ts'
import { type Operation, withOperation } from '../withOperation.ts'

const USAGE = '<number> --shop <slug> [--to <folder>]'

/** Also what of it may have changed while it was printed. */
async function getApproved({ database }: Operation, tenantId: string, number: string) {
  return database.withTenant(tenantId, async trx => {
    const order = await findOrderToSew(trx, number)
    if (!order) throw new UsageError(`There is no order ${number}.`)
    const { approved_at } = order
    if (!approved_at || order.status === 'CANCELED')
      throw new UsageError(`The order ${number} is ${order.status}: only what is approved is printed.`)
    return { order: { ...order, approved_at }, charts: await loadSizeCharts(trx, productTypes()) }
  })
}

const saidBy = ({ version, approved_at, lines }: OrderToSew): string => JSON.stringify([version, approved_at, lines])

export const printOrder: Command = {
  name: 'order print',
  usage: USAGE,
  about:
    'Writes the print files of an approved order, a PDF for each garment and a manifest, to a ZIP for the print shop.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { shop: { type: 'string' }, to: { type: 'string', default: join(config.dataDir, 'prints') } },
      allowPositionals: true,
    })
    const number = oneWord(positionals, `order print ${USAGE}`)
    if (values.shop === undefined) throw new UsageError(`Type it so: order print ${USAGE}`)
    const slug = values.shop
    await withOperation(config, async operation => {
      const { id: tenantId } = await getShop(operation, slug)
      const { order, charts } = await getApproved(operation, tenantId, number)
      const folder = resolve(values.to)
      makeFolder(folder, 0o700)
      const path = join(folder, `${order.number}.zip`)
      const { database, files } = operation
      const input = {
        tenantId,
        files,
        order,
        loadOwnFonts: createOwnFontLoader(database, files),
        chartOf: (type: string) => charts.find(({ chart }) => chart.productType === type)!,
      }
      const confirm = async (): Promise<void> => {
        const now = await getApproved(operation, tenantId, number)
        if (saidBy(now.order) !== saidBy(order))
          throw new PackError(`The order ${number} was changed meanwhile: print it again.`)
      }
      const kept = await keepPack(path, input, {
        confirm,
        onGarment: (done, of, { line, name, size }) => tell(`${done}/${of}  line ${line}  ${size}  ${name}`.trimEnd()),
      })
      tell(`${path}: ${kept.garments} garments, ${kept.pieces} pieces.`)
    })
  },
}
