import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportEntries } from '../../backup/index.ts'
import { pluralise, makeFolder } from '../../config/index.ts'
import { EXPORT_NOTE, readAll, writeExportPage } from '../../privacy/index.ts'
import type { Command } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import { withOperation } from '../withOperation.ts'
import { getCustomer, readCustomerRef } from './refs.ts'

const USAGE = '<e-mail> --shop <slug> [--to <folder>]'

export const exportCustomer: Command = {
  name: 'customer export',
  usage: USAGE,
  about: 'Writes all that a shop keeps about one customer to a ZIP of JSON and pictures, to hand to them.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { shop: { type: 'string' }, to: { type: 'string', default: join(config.dataDir, 'exports') } },
      allowPositionals: true,
    })
    const ref = readCustomerRef(positionals, values.shop, `customer export ${USAGE}`)
    await withOperation(config, async operation => {
      const { database, files } = operation
      const { id: tenantId } = await getShop(operation, ref.slug)
      const kept = await database.withTenant(tenantId, async trx => readAll(trx, await getCustomer(trx, ref)))
      const folder = resolve(values.to)
      makeFolder(folder, 0o700)
      const path = join(folder, `${ref.slug}-${kept.id}-${new Date().toISOString().replace(/[-:.]/g, '')}.zip`)
      const documents = { 'index.html': Buffer.from(await writeExportPage(kept, kept.language)) }
      const lost = await exportEntries(path, { ...kept, note: EXPORT_NOTE, documents, files, tenantId })
      tell(
        `${path}: ${pluralise(kept.pictures.length - lost.length, 'picture')} and all that ${ref.slug} keeps about ${ref.email}.`,
      )
      if (lost.length > 0) tell(`${pluralise(lost.length, 'picture')} without its bytes: doctor says more.`)
    })
  },
}
