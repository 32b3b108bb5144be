import { parseArgs } from 'node:util'
import { enterTenant } from '../../database/index.ts'
import { listHosts } from '../../tenants/index.ts'
import { type Command, UsageError } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { invite, PERSON_OPTIONS, PERSON_USAGE, readPerson } from './invite.ts'

const USAGE = `<e-mail> --shop <slug> ${PERSON_USAGE} [--dry-run]`

export const addAdmin: Command = {
  name: 'admin add',
  usage: USAGE,
  about:
    'Adds an administrator to a shop, with a link to choose a password: by mail, or shown here where there is no SMTP_URL or with --link. No password is made or shown.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...PERSON_OPTIONS, shop: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [email] = positionals
    const { shop: slug, link, 'dry-run': isDry } = values
    if (email === undefined || positionals.length > 1 || slug === undefined)
      throw new UsageError(`Type it so: admin add ${USAGE}`)
    const person = readPerson(email, values)
    await withChange(config, async operation => {
      const { origins } = operation
      const { id, cell } = await getShop(operation, slug)
      await cell.upkeep.withPlatform(async trx => {
        const [host = 'localhost'] = await listHosts(trx, id)
        await enterTenant(trx, id)
        if (isDry) return tell(`Would add ${person.email} to ${slug} as an administrator.`)
        tell(await invite(trx, config, { person, shop: slug, origin: origins.of(host), isShown: link }))
      })
    })
  },
}
