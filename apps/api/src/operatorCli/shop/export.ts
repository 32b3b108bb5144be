import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportShop } from '../../backup/index.ts'
import { makeFolder } from '../../config/index.ts'
import type { Command } from '../command.ts'
import { sumOf } from '../backupSummary.ts'
import { type Operation, withOperation } from '../withOperation.ts'
import { getShop, oneWord, type ShopRef } from '../resolveRefs.ts'

const USAGE = '<slug> [--to <folder>]'

/** Writes the archive into the folder (`exports` in the data folder). Returns the message for the operator. */
export async function writeExport(
  { config, files }: Pick<Operation, 'config' | 'files'>,
  shop: ShopRef,
  to = join(config.dataDir, 'exports'),
): Promise<string> {
  const folder = resolve(to)
  makeFolder(folder, 0o700)
  const path = join(folder, `${shop.slug}-${new Date().toISOString().replace(/[-:.]/g, '')}.zip`)
  const manifest = await exportShop({ databaseUrl: shop.cell.directUrl, files }, shop, path)
  return `${path}: ${sumOf(manifest)} of ${shop.slug}, read back and found whole.`
}

export const exportOfShop: Command = {
  name: 'shop export',
  usage: USAGE,
  about:
    'Writes all that a shop has to one archive, while it goes on: a JSON object a line for each table, and its files. Without passwords, codes and tokens.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' } },
      allowPositionals: true,
    })
    const slug = oneWord(positionals, `shop export ${USAGE}`)
    await withOperation(config, async operation => {
      const shop = await getShop(operation, slug)
      tell(await writeExport(operation, shop, values.to))
    })
  },
}
