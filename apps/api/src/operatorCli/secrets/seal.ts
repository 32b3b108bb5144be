import { parseArgs } from 'node:util'
import { sealFactorKey } from '../../http/index.ts'
import type { Command } from '../command.ts'
import { withChange } from '../withOperation.ts'

export const seal: Command = {
  name: 'secrets seal',
  usage: '',
  about:
    'Removes the plain key of second factors from the database, once every server and worker runs with FACTOR_KEY. Without it none starts any more.',
  async run(args, config, { tell }) {
    parseArgs({ args: [...args], options: {} })
    await withChange(config, async ({ database }) => {
      const was = await database.withPlatform(async trx => sealFactorKey(trx, config.factorKeys))
      tell(
        was
          ? 'The key of second factors lies only sealed in the database now. Backups of before still hold it plain: remove them, or reset second factors when somebody has seen one.'
          : 'The key of second factors was sealed already. Nothing was changed.',
      )
    })
  },
}
