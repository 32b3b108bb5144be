import { parseArgs } from 'node:util'
import { type ExportedShop, type ImportNames, withShopArchive } from '../../backup/index.ts'
import { pluralise } from '../../config/index.ts'
import { type Cell, enterTenant } from '../../database/index.ts'
import { holdMails } from '../../mail/index.ts'
import { type Command, UsageError } from '../command.ts'
import { getCell, requireKnownToAll } from '../resolveRefs.ts'
import { sumOf } from '../backupSummary.ts'
import { withChange } from '../withOperation.ts'
import { requireFreeHosts } from './freeHosts.ts'
import { readHosts, readSlug } from './readShop.ts'

const USAGE = '<file> [--slug <slug>] [--host <host>[,<host>…]] [--cell <name>] [--check]'

export const importShop: Command = {
  name: 'shop import',
  usage: USAGE,
  about:
    'Makes a shop again from its export, all or nothing, under its own short name and hosts or under others. It is suspended until shop resume opens it, and mails that waited are held until mail retry sends them. With --check it only reads the file to its end.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        slug: { type: 'string' },
        host: { type: 'string' },
        cell: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [path] = positionals
    if (path === undefined || positionals.length > 1) throw new UsageError(`Type it so: shop import ${USAGE}`)
    await withShopArchive(path, async archive => {
      const { manifest, shop } = archive
      if (values.check)
        return tell(`${path} is whole: ${sumOf(manifest)} of ${shop.slug}, as they stood at ${manifest.takenAt}.`)
      const names: ImportNames = {
        slug: values.slug === undefined ? shop.slug : readSlug(values.slug),
        hosts: values.host === undefined ? undefined : readHosts(values.host),
      }
      await withChange(config, async operation => {
        const cell = getCell(operation, values.cell)
        for (const other of operation.cells) await requireRoom(other, shop, names)
        await requireKnownToAll(operation, cell)
        const done = await archive.importInto({ databaseUrl: cell.directUrl, files: operation.files }, names)
        const held = await hold(cell, shop)
        tell(
          `${names.slug} is imported and suspended: ${pluralise(done.rows, 'row')} and ${pluralise(done.files, 'file')}, as they stood at ${manifest.takenAt}.`,
        )
        for (const line of describeNext(names.slug, { held, skipped: done.skipped })) tell(line)
      })
    })
  },
}

/** Throws a sentence if the cell has this shop, or another one with its names. */
async function requireRoom(
  cell: Cell,
  { id, hosts: own }: ExportedShop,
  { slug, hosts = own }: ImportNames,
): Promise<void> {
  const there = await cell.upkeep.withPlatform(async trx =>
    trx
      .selectFrom('tenants')
      .select(['id', 'slug', 'presence'])
      .where(eb => eb.or([eb('id', '=', id), eb('slug', '=', slug)]))
      .execute(),
  )
  const same = there.find(one => one.id === id)
  if (same?.presence === 'left')
    throw new UsageError(`The shop was moved out of the cell ${cell.name}: shop list says where it is.`)
  if (same) throw new UsageError(`This shop is there already, as ${same.slug}. Nothing was imported.`)
  if (there.length > 0)
    throw new UsageError(`There is another shop ${slug}: name a short name that is free with --slug.`)
  await requireFreeHosts(cell, hosts).catch((error: unknown) => {
    throw error instanceof UsageError ? new UsageError(`${error.message} Name others with --host.`) : error
  })
}

const hold = async ({ upkeep }: Cell, { id }: ExportedShop): Promise<number> =>
  upkeep.withPlatform(async trx => {
    await enterTenant(trx, id)
    return holdMails(trx, new Date())
  })

function describeNext(
  slug: string,
  { held, skipped }: { readonly held: number; readonly skipped: readonly string[] },
): string[] {
  return [
    'Passwords are in no export: everybody chooses a new one (Forgot password); kit admin link gives the staff theirs.',
    ...(skipped.length > 0
      ? [`Not imported, since what lets somebody in is in no export: ${skipped.join(', ')}.`]
      : []),
    ...(held > 0 ? [`${pluralise(held, 'mail')} that waited held: mail retry --dead --shop ${slug} sends them.`] : []),
    `shop resume ${slug} opens it.`,
  ]
}
