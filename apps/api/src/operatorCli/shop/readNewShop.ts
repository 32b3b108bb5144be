import type { NewAdministrator } from '../../accounts/index.ts'
import { type PersonValues, readPerson } from '../admin/invite.ts'
import { UsageError } from '../command.ts'
import { oneWord } from '../resolveRefs.ts'
import { readColour, readHosts, readName, readProducts, readSlug } from './readShop.ts'

export interface NewShop {
  readonly slug: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly productTypes: readonly string[]
  readonly settings: { readonly colour?: string }
  readonly person: NewAdministrator
  readonly isLinkShown: boolean
}

interface Values extends PersonValues {
  readonly name?: string | undefined
  readonly host?: string | undefined
  readonly admin?: string | undefined
  readonly products?: string | undefined
  readonly colour?: string | undefined
}

/** Reads a new shop's details. Throws a sentence at the first missing or invalid one. */
export function readNewShop(positionals: readonly string[], values: Values, usage: string): NewShop {
  const slug = readSlug(oneWord(positionals, `shop add ${usage}`))
  const name = readName(values.name ?? '')
  const hosts = readHosts(values.host ?? '')
  if (hosts.length === 0) throw new UsageError('--host takes the names that lead to the shop, as kits.example.com.')
  if (values.admin === undefined) throw new UsageError('--admin takes the e-mail of the shop’s first administrator.')
  const settings = values.colour === undefined ? {} : { colour: readColour(values.colour) }
  const person = readPerson(values.admin, values)
  const productTypes = readProducts(values.products)
  return { slug, name, hosts, productTypes, settings, person, isLinkShown: values.link }
}
