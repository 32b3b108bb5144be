import { pluralise } from '../../config/index.ts'
import { parseArgs } from 'node:util'
import {
  type Cell,
  clearLeftovers,
  forgetEmptyCell,
  moveTenant,
  type Presence,
  sql,
  activateTenant,
} from '../../database/index.ts'
import { type Command, type Terminal, UsageError } from '../command.ts'
import { getCell, getShop, oneWord, requireKnownToAll } from '../resolveRefs.ts'
import { type Operation, withChange } from '../withOperation.ts'

const USAGE = '<slug> --to <cell> [--dry-run]'

export const moveShop: Command = {
  name: 'shop move',
  usage: USAGE,
  about:
    'Carries a shop to another cell (DATABASE_CELLS; home is the one of DATABASE_URL) while it takes orders: it stands still for the last moments, five seconds at most. Cut off, it is wholly where it was, or wholly where it was to be; typed again, it goes on.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const slug = oneWord(positionals, `shop move ${USAGE}`)
    if (values.to === undefined) throw new UsageError(`Type it so: shop move ${USAGE}`)
    const to = values.to
    await withChange(config, async operation => move(operation, { slug, to, isDry: values['dry-run'], tell }))
  },
}

interface MoveOptions extends Terminal {
  readonly slug: string
  readonly to: string
  readonly isDry: boolean
}

async function move(operation: Operation, { slug, to, isDry, tell }: MoveOptions): Promise<void> {
  const target = getCell(operation, to)
  await finishEarlier(operation, { slug, isDry, tell })
  const { id, cell: source } = await getShop(operation, slug)
  if (source === target) return tell(`${slug} is in the cell ${to}.`)
  await requireRoom(target, { id, slug, source })
  if (isDry) return tell(`Would carry ${slug} from the cell ${source.name} to ${to}. Nothing was changed.`)
  await requireKnownToAll(operation, target)
  const { rows, frozenMs } = await carry({ id, source, target, tell }).catch(async (error: unknown) => {
    await forgetEmptyCell(operation.cells[0]!.upkeep, target)
    throw error
  })
  const stood = `It stood still for ${(frozenMs / 1000).toFixed(1)} s.`
  tell(`${slug} is in the cell ${to} with ${pluralise(rows, 'row')}, compared with what was sent. ${stood}`)
  await clear({ id, slug, cell: source, tell })
  await forgetEmptyCell(operation.cells[0]!.upkeep, source)
}

interface ShopTransfer extends Terminal {
  readonly id: string
  readonly source: Cell
  readonly target: Cell
}

async function carry({ id, source, target, tell }: ShopTransfer): Promise<{ rows: number; frozenMs: number }> {
  try {
    return await moveTenant({ tenantId: id, sourceUrl: source.directUrl, targetUrl: target.directUrl, tell })
  } catch (error) {
    // The copied rows are useless, unless the last step was done: then they are the shop.
    if ((await presenceIn(source, id)) !== 'left') await clearLeftovers(target, id)
    throw error
  }
}

async function presenceIn({ upkeep }: Cell, id: string): Promise<Presence | null> {
  const { rows } = await upkeep.withPlatform(async trx =>
    sql<{ presence: Presence | null }>`select presence_of(${id}) as presence`.execute(trx),
  )
  return rows[0]!.presence
}

/** Finishes a move that was interrupted: completes it if only the last step is missing, otherwise undoes it. */
async function finishEarlier(
  { cells }: Operation,
  { slug, isDry, tell }: Pick<MoveOptions, 'slug' | 'isDry' | 'tell'>,
): Promise<void> {
  const found: { readonly cell: Cell; readonly id: string; readonly presence: Presence }[] = []
  for (const cell of cells) {
    const { rows } = await cell.upkeep.withPlatform(async trx =>
      sql<{ id: string; presence: Presence }>`select id, presence from tenants where slug = ${slug}`.execute(trx),
    )
    found.push(...rows.map(row => ({ cell, ...row })))
  }
  if (isDry) return
  for (const { cell, id, presence } of found) {
    const others = found.filter(other => other.id === id && other.cell !== cell).map(other => other.presence)
    if (presence === 'sealed' && others.includes('left')) {
      await cell.upkeep.withPlatform(async trx => activateTenant(trx, id))
      tell(`${slug} was being carried to the cell ${cell.name}, and is there now.`)
    } else if (presence === 'arriving' || presence === 'sealed') {
      await clearLeftovers(cell, id)
      tell(`What an earlier move had brought to the cell ${cell.name} is removed.`)
    }
  }
  for (const { cell, id, presence } of found) if (presence === 'left') await clear({ id, slug, cell, tell })
}

interface Clearing extends Terminal {
  readonly id: string
  readonly slug: string
  readonly cell: Cell
}

async function clear({ id, slug, cell, tell }: Clearing): Promise<void> {
  const erased = await clearLeftovers(cell, id)
  tell(
    erased === undefined
      ? `Something has been at work in the cell ${cell.name} for more than a minute, so what was there of ${slug} is not removed yet: type the same again later.`
      : `${pluralise(erased, 'row')} removed from the cell ${cell.name}.`,
  )
}

interface IncomingShop {
  readonly id: string
  readonly slug: string
  readonly source: Cell
}

async function requireRoom({ upkeep, name }: Cell, { id, slug, source }: IncomingShop): Promise<void> {
  const hosts = await source.upkeep.withPlatform(async trx =>
    (await trx.selectFrom('tenant_hosts').select('host').where('tenant_id', '=', id).execute()).map(({ host }) => host),
  )
  await upkeep.withPlatform(async trx => {
    const taken = await trx.selectFrom('tenants').select('id').where('slug', '=', slug).executeTakeFirst()
    if (taken) throw new UsageError(`The cell ${name} has another shop ${slug}. Nothing was moved.`)
    const host = await trx
      .selectFrom('tenant_hosts')
      .select('host')
      .where('host', 'in', ['', ...hosts])
      .executeTakeFirst()
    if (host) throw new UsageError(`In the cell ${name} ${host.host} leads to another shop. Nothing was moved.`)
  })
}
