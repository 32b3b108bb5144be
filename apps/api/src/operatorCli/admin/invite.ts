import { schemas } from '@kitwright/contract'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@kitwright/words'
import { addAdministrator, inviteAdministrator, type NewAdministrator } from '../../accounts/index.ts'
import type { Config } from '../../config/index.ts'
import type { Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { UsageError } from '../command.ts'

/** Options that name an administrator on the command line. */
export const PERSON_OPTIONS = {
  'admin-name': { type: 'string' },
  language: { type: 'string' },
  link: { type: 'boolean', default: false },
} as const
export const PERSON_USAGE = `[--admin-name "<first> <last>"] [--language ${LANGUAGES.join('|')}] [--link]`

export interface PersonValues {
  readonly 'admin-name'?: string | undefined
  readonly language?: string | undefined
  readonly link: boolean
}

const MAX_NAME = 80

/** Reads an administrator's details. Throws a sentence for an invalid e-mail, name or language. */
export function readPerson(email: string, { language = DEFAULT_LANGUAGE, ...values }: PersonValues): NewAdministrator {
  const known = LANGUAGES.find(tag => tag === language)
  if (!known) throw new UsageError(`--language is one of ${LANGUAGES.join(', ')}, not ${language}.`)
  const read = schemas.email.safeParse(email)
  if (!read.success) throw new UsageError(`${email} is no e-mail address.`)
  const [first = '', ...last] = (values['admin-name'] ?? 'Shop Administrator').trim().split(/\s+/)
  const name = { first_name: first, last_name: last.join(' ') }
  if (Object.values(name).some(part => part === '' || part.length > MAX_NAME))
    throw new UsageError('--admin-name takes a first and a last name, as "Sok Dara".')
  return { email: read.data, ...name, language: known }
}

export interface Invitation {
  readonly person: NewAdministrator
  readonly shop: string
  readonly origin: string
  /** Whether to show the link even if it is mailed. */
  readonly isShown: boolean
}

/**
 * Adds the administrator in the tenant's transaction, without a password. Returns the message for the operator: that
 * the link to set a password is mailed, or, if mails are not delivered, the link. Throws a sentence when the e-mail is
 * taken.
 */
export async function invite(
  trx: Transaction,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { person, shop, origin, isShown }: Invitation,
): Promise<string> {
  const account = await addAdministrator(trx, person)
  if (!account) throw new UsageError(`${person.email} has an account at ${shop} already.`)
  if (smtpUrl !== undefined && !isShown) {
    await recordEvent(trx, { kind: 'AdministratorAdded', subjectId: account.id, payload: {} })
    return `${person.email} gets a link to choose a password by mail, as soon as the server runs. It works once, within three days.`
  }
  const link = await inviteAdministrator(trx, account.id, { origin, now: new Date() })
  return `${person.email} chooses a password here, once, within three days:\n  ${link}`
}
