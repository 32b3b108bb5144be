import { parseArgs } from 'node:util'
import { REMEMBERED_MS } from '../../tenants/index.ts'
import { BY_COMMAND } from '../operator/acts.ts'
import { type Command, UsageError } from '../command.ts'
import { oneWord } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { changeHosts } from './changeShop.ts'
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
      const hosts = await changeHosts({ ...operation, slug, actor: BY_COMMAND }, { added, removed })
      tell(hosts.length === 0 ? `${slug} has no host.` : `${slug}: ${hosts.join(' ')}`)
      if (added.length + removed.length > 0)
        tell(`Servers that run follow within ${REMEMBERED_MS / 1000} seconds. A link in mails begins with ${hosts[0]}.`)
      const again = removed.filter(host => config.publicHosts.some(one => one.host === host && one.slug === slug))
      if (again.length > 0) tell(`PUBLIC_HOSTS names ${again.join(', ')}: the next start would add it again.`)
    })
  },
}
