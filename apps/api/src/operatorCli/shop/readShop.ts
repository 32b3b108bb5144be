import { domainToASCII } from 'node:url'
import { isProductType, productTypes as allProductTypes } from '@kitwright/garment'
import { UsageError } from '../command.ts'

/** Each reader parses an argument and throws a sentence if it is invalid. */

const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/
const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/
const COLOUR = /^#[0-9a-f]{6}$/i
const MAX_NAME = 200

export function readSlug(slug: string): string {
  if (SLUG.test(slug)) return slug
  throw new UsageError(`${slug} is no short name: small letters, digits and hyphens, as phnom-kits.`)
}

export function readName(name: string): string {
  if (name.trim() !== '' && name.length <= MAX_NAME && !/\p{Cc}/u.test(name)) return name.trim()
  throw new UsageError(`--name takes the shop’s name as people read it, at most ${MAX_NAME} letters.`)
}

/**
 * Reads host names in the form that browsers send (lower case, Khmer as punycode, no final dot), without duplicates.
 * Empty for an empty text.
 */
export function readHosts(text: string): readonly string[] {
  const typed = listOf(text.toLowerCase().replaceAll(/\.(?=\s*(?:,|$))/g, ''))
  const hosts = [...new Set(typed.map(toAscii))]
  const wrong = typed.find(one => !HOST.test(toAscii(one)))
  if (wrong === undefined) return hosts
  throw new UsageError(`${wrong} is no host: a name without http:// and port, as kits.example.com.`, {
    id: 'host_wrong',
    values: { host: wrong },
  })
}

/** Converts a host to ASCII. Leaves an invalid name as it was typed, so that the message shows it unchanged. */
const toAscii = (host: string): string => (/^[\p{L}\p{M}\p{N}.-]+$/u.test(host) ? domainToASCII(host) || host : host)

export function readColour(colour: string): string {
  if (COLOUR.test(colour)) return colour
  throw new UsageError(`--colour is like #1d4ed8, not ${colour}.`)
}

/** Reads product types. All of them by default. */
export function readProducts(products: string | undefined): readonly string[] {
  const all = allProductTypes()
  const named = products === undefined ? all : listOf(products.toUpperCase())
  const unknown = named.find(type => !isProductType(type))
  if (unknown === undefined && named.length > 0) return named
  throw new UsageError(`--products is some of ${all.join(', ')}, not ${unknown ?? 'nothing'}.`)
}

const listOf = (text: string): string[] => [
  ...new Set(text.split(',').flatMap(part => (part.trim() === '' ? [] : [part.trim()]))),
]
