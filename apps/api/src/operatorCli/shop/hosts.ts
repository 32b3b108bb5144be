import { parseArgs } from 'node:util'
import { giveHost, listHosts, REMEMBERED_MS, takeHost } from '../../tenants/index.ts'
import { type Command, UsageError } from '../command.ts'
import { getShop, oneWord } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { requireFreeHosts } from './freeHosts.ts'
import { readHosts } from './readShop.ts'

const USAGE = '<slug> [--add <host>[,<host>…]] [--remove <host>[,<host>…]]'

export const hostsOfShop: Command = {
  name: 'shop hosts',
  usage: USAGE,
  about:
    'The names that lead to a shop; adds and removes some, all or nothing. Servers that run answer a new one at once. The last one cannot be removed.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { add: { type: 'string', default: '' }, remove: { type: 'string', default: '' } },
      allowPositionals: true,
    })
    const slug = oneWord(positionals, `shop hosts ${USAGE}`)
    const [added, removed] = [readHosts(values.add), readHosts(values.remove)]
    const both = added.find(host => removed.includes(host))
    if (both !== undefined) throw new UsageError(`${both} stands in --add and in --remove: choose one.`)
    await withChange(config, async operation => {
      const { id, cell } = await getShop(operation, slug)
      for (const other of operation.cells) if (other !== cell) await requireFreeHosts(other, added)
      const hosts = await cell.upkeep.withPlatform(async trx => {
        for (const host of added) {
          const owner = await giveHost(trx, { tenantId: id, host })
          if (owner !== undefined) throw new UsageError(`The host ${host} leads to the shop ${owner} already.`)
        }
        for (const host of removed)
          if (!(await takeHost(trx, { tenantId: id, host })))
            throw new UsageError(`The host ${host} does not lead to ${slug}.`)
        const left = await listHosts(trx, id)
        if (removed.length > 0 && left.length === 0)
          throw new UsageError(`Nobody could reach ${slug} any more: add another host first.`)
        return left
      })
      tell(hosts.length === 0 ? `${slug} has no host.` : `${slug}: ${hosts.join(' ')}`)
      if (added.length + removed.length > 0)
        tell(`Servers that run follow within ${REMEMBERED_MS / 1000} seconds. A link in mails begins with ${hosts[0]}.`)
      const again = removed.filter(host => config.publicHosts.some(one => one.host === host && one.slug === slug))
      if (again.length > 0) tell(`PUBLIC_HOSTS names ${again.join(', ')}: the next start would add it again.`)
    })
  },
}
