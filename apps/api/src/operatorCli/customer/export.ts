import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportEntries } from '../../backup/index.ts'
import { pluralise, makeFolder } from '../../config/index.ts'
import type { Command } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import { withOperation } from '../withOperation.ts'
import { readAll } from './readAll.ts'
import { getCustomer, readCustomerRef } from './refs.ts'

const USAGE = '<e-mail> --shop <slug> [--to <folder>]'

const NOTE = `This is everything that the shop keeps about you.

account.json    your name, e-mail, telephone and choices
devices.json    where you are signed in
designs.json    your designs with every version
squads.json     your squads and their players
orders.json     your orders with their lines, history, payments and proofs, what of them was made again and said to who makes them
messages.json   what you wrote to the shop
mails.json      the mails that were sent to you, without what they said, which is kept nowhere
pictures/       the pictures that you uploaded
`

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
      const lost = await exportEntries(path, { note: NOTE, json: kept.json, files, tenantId, pictures: kept.pictures })
      tell(
        `${path}: ${pluralise(kept.pictures.length - lost.length, 'picture')} and all that ${ref.slug} keeps about ${ref.email}.`,
      )
      if (lost.length > 0) tell(`${pluralise(lost.length, 'picture')} without its bytes: doctor says more.`)
    })
  },
}
