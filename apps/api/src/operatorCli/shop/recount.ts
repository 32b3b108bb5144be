import { parseArgs } from 'node:util'
import { recountDays } from '../../orders/index.ts'
import type { Command } from '../command.ts'
import { getShop, oneWord } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'

export const recountShop: Command = {
  name: 'shop recount',
  usage: '<slug>',
  about: 'Counts the figures of the office anew from the orders of a shop, which goes on meanwhile.',
  async run(args, config, { tell }) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
    const slug = oneWord(positionals, 'shop recount <slug>')
    await withChange(config, async operation => {
      const { id } = await getShop(operation, slug)
      await operation.database.withTenant(id, recountDays)
      tell(`The figures of ${slug} are counted anew.`)
    })
  },
}
