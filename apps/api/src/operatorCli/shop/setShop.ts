import { parseArgs } from 'node:util'
import { enterTenant, sql } from '../../database/index.ts'
import { fillNewProducts } from '../../http/index.ts'
import { REMEMBERED_MS } from '../../tenants/index.ts'
import { type Command, UsageError } from '../command.ts'
import { getShop, oneWord, type ShopRef } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { readColour, readName, readProducts, readSlug } from './readShop.ts'

const USAGE = '<slug> [--name "<name>"] [--slug <new slug>] [--products <type>[,<type>…]] [--colour <#rrggbb>]'

interface Changes {
  readonly name?: string
  readonly slug?: string
  readonly productTypes?: readonly string[]
  readonly colour?: string
}

export const setShop: Command = {
  name: 'shop set',
  usage: USAGE,
  about:
    'Changes a shop’s name, short name, product types or colour. A product type that is new gets prices, size charts and templates; one that is taken away is no longer offered, and its orders and designs stay.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        name: { type: 'string' },
        slug: { type: 'string' },
        products: { type: 'string' },
        colour: { type: 'string' },
      },
      allowPositionals: true,
    })
    const slug = oneWord(positionals, `shop set ${USAGE}`)
    const changes: Changes = {
      ...(values.name !== undefined && { name: readName(values.name) }),
      ...(values.slug !== undefined && { slug: readSlug(values.slug) }),
      ...(values.products !== undefined && { productTypes: readProducts(values.products) }),
      ...(values.colour !== undefined && { colour: readColour(values.colour) }),
    }
    if (Object.keys(changes).length === 0) throw new UsageError(`Type it so: shop set ${USAGE}`)
    await withChange(config, async operation => {
      const shop = await getShop(operation, slug)
      if (changes.slug !== undefined && changes.slug !== slug) await requireFreeSlug(operation, changes.slug)
      await change(shop, changes)
      tell(`${slug} is changed (${describe(changes)}); every server follows within ${REMEMBERED_MS / 1000} seconds.`)
      if (changes.slug !== undefined && config.publicHosts.some(one => one.slug === slug))
        tell(`PUBLIC_HOSTS names ${slug}: write ${changes.slug} there before a server is started anew.`)
    })
  },
}

async function requireFreeSlug(operation: Parameters<typeof getShop>[0], slug: string): Promise<void> {
  for (const { upkeep } of operation.cells) {
    const taken = await upkeep.withPlatform(async trx =>
      trx.selectFrom('tenants').select('id').where('slug', '=', slug).executeTakeFirst(),
    )
    if (taken) throw new UsageError(`There is a shop ${slug} already. Choose another short name.`)
  }
}

async function change({ id, cell }: ShopRef, { name, slug, productTypes, colour }: Changes): Promise<void> {
  await cell.upkeep.withPlatform(async trx => {
    await trx
      .updateTable('tenants')
      .set({
        ...(name !== undefined && { name }),
        ...(slug !== undefined && { slug }),
        ...(productTypes !== undefined && { product_types: [...productTypes] }),
        ...(colour !== undefined && { settings: sql<string>`settings || ${JSON.stringify({ colour })}::jsonb` }),
      })
      .where('id', '=', id)
      .execute()
    if (productTypes === undefined) return
    await enterTenant(trx, id)
    await fillNewProducts(trx)
  })
}

const describe = ({ name, slug, productTypes, colour }: Changes): string =>
  [
    name !== undefined && `name ${name}`,
    slug !== undefined && `short name ${slug}`,
    productTypes !== undefined && `sells ${productTypes.join(', ')}`,
    colour !== undefined && `colour ${colour}`,
  ]
    .filter(part => part !== false)
    .join('; ')
