import { pluralise } from '../../config/index.ts'
import { parseArgs } from 'node:util'
import { type Cell, enterTenant, type Transaction } from '../../database/index.ts'
import { seedShop } from '../../http/index.ts'
import { findTenantBySlug, giveHost, makeTenant, type Origins } from '../../tenants/index.ts'
import { invite, PERSON_OPTIONS, PERSON_USAGE } from '../admin/invite.ts'
import { type Command, UsageError } from '../command.ts'
import { getCell, requireKnownToAll } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { requireFreeHosts } from './freeHosts.ts'
import { readNewShop, type NewShop } from './readNewShop.ts'

const USAGE = `<slug> --name "<name>" --host <host>[,<host>…] --admin <e-mail> [--products <type>[,<type>…]] [--colour <#rrggbb>] ${PERSON_USAGE} [--cell <name>] [--dry-run]`

export const addShop: Command = {
  name: 'shop add',
  usage: USAGE,
  about:
    'Makes a shop, all or nothing: its hosts, prices, size charts and templates for what it sells (all product types), and an administrator, who gets a link to choose a password. A server that runs opens it within five seconds and draws its pictures.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        ...PERSON_OPTIONS,
        name: { type: 'string' },
        host: { type: 'string' },
        admin: { type: 'string' },
        products: { type: 'string' },
        colour: { type: 'string' },
        cell: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const wanted = readNewShop(positionals, values, USAGE)
    await withChange(config, async operation => {
      const { origins } = operation
      const cell = getCell(operation, values.cell)
      for (const other of operation.cells) if (other !== cell || values['dry-run']) await requireFree(other, wanted)
      if (values['dry-run']) return tell(inWords(wanted))
      await requireKnownToAll(operation, cell)
      const said = await cell.upkeep.withPlatform(async trx => {
        const id = await makeShop(trx, wanted)
        await enterTenant(trx, id)
        await seedShop(trx)
        const { person, slug: shop, isLinkShown: isShown } = wanted
        return invite(trx, config, { person, shop, origin: origins.of(wanted.hosts[0]!), isShown })
      })
      tell(describe(wanted, origins))
      tell(said)
    })
  },
}

/**
 * Creates a shop with its hosts. Throws a sentence, and so rolls everything back, when the slug or a host belongs to
 * another shop.
 */
async function makeShop(trx: Transaction, { slug, hosts, ...rest }: NewShop): Promise<string> {
  const id = await makeTenant(trx, { slug, ...rest })
  if (id === undefined) throw new UsageError(`There is a shop ${slug} already. Choose another short name.`)
  for (const host of hosts) {
    const owner = await giveHost(trx, { tenantId: id, host })
    if (owner !== undefined) throw new UsageError(`The host ${host} leads to the shop ${owner} already.`)
  }
  return id
}

/** Throws a sentence when the slug or a host belongs to another shop of this cell. */
async function requireFree(cell: Cell, { slug, hosts }: NewShop): Promise<void> {
  await cell.upkeep.withPlatform(async trx => {
    if (await findTenantBySlug(trx, slug)) throw new UsageError(`There is a shop ${slug} already.`)
  })
  await requireFreeHosts(cell, hosts)
}

const inWords = ({ slug, hosts, productTypes, person }: NewShop): string =>
  `Would make the shop ${slug} at ${hosts.join(', ')}, selling ${productTypes.join(', ')}, with ${person.email} as its administrator.`

const describe = ({ name, slug, hosts, productTypes }: NewShop, origins: Origins): string =>
  `${name} (${slug}) sells ${pluralise(productTypes.length, 'kind')} of garments at ${hosts.map(host => origins.of(host)).join(' and ')}; its office is at ${origins.of(hosts[0]!)}/office.`
