import { isProductType, productTypes as allProductTypes } from '@kitwright/garment'
import type { NewAdministrator } from '../../accounts/index.ts'
import { type PersonValues, readPerson } from '../admin/invite.ts'
import { UsageError } from '../command.ts'
import { oneWord } from '../refs.ts'

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

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const COLOUR = /^#[0-9a-f]{6}$/i
const MAX_NAME = 200

/** Throws a sentence at the first thing that is missing or wrong. */
export function readNewShop(positionals: readonly string[], values: Values, usage: string): NewShop {
  const slug = oneWord(positionals, `shop add ${usage}`)
  const { name = '', host = '', admin, products, colour } = values
  if (!SLUG.test(slug))
    throw new UsageError(`${slug} is no short name: small letters, digits and hyphens, as phnom-kits.`)
  if (name.trim() === '' || name.length > MAX_NAME)
    throw new UsageError(`--name takes the shop’s name as people read it, at most ${MAX_NAME} letters.`)
  const hosts = listOf(host.toLowerCase())
  if (hosts.length === 0) throw new UsageError('--host takes the names that lead to the shop, as kits.example.com.')
  const wrong = hosts.find(one => !HOST.test(one))
  if (wrong !== undefined)
    throw new UsageError(`${wrong} is no host: a name without http:// and port, as kits.example.com.`)
  if (admin === undefined) throw new UsageError('--admin takes the e-mail of the shop’s first administrator.')
  if (colour !== undefined && !COLOUR.test(colour)) throw new UsageError(`--colour is like #1d4ed8, not ${colour}.`)
  const settings = colour === undefined ? {} : { colour }
  const person = readPerson(admin, values)
  const productTypes = readProducts(products)
  return { slug, name: name.trim(), hosts, productTypes, settings, person, isLinkShown: values.link }
}

function readProducts(products: string | undefined): readonly string[] {
  const all = allProductTypes()
  const wanted = products === undefined ? all : listOf(products.toUpperCase())
  const unknown = wanted.find(type => !isProductType(type))
  if (unknown !== undefined || wanted.length === 0)
    throw new UsageError(`--products is some of ${all.join(', ')}, not ${unknown ?? 'nothing'}.`)
  return [...new Set(wanted)]
}

const listOf = (text: string): string[] => [
  ...new Set(text.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]))),
]
