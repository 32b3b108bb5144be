import { findPage } from '../pages.ts'

/** Schemes of links to other places. Any other scheme, such as `javascript:`, is refused. */
const OUTSIDE =
  /^(?:https:\/\/[^\s/?#@\\.]+(?:\.[^\s/?#@\\.]+)+(?:[/?#][^\s\\]*)?|mailto:[^\s@?]+@[^\s@?]+|tel:\+?[0-9() -]{3,30})$/i

/** Returns why an address cannot be linked to; null for one that can. An own page's existence is checked elsewhere. */
export function faultOfLink(address: string): 'broken-link' | 'link-scheme' | null {
  if (!address.startsWith('/')) return OUTSIDE.test(address) ? null : 'link-scheme'
  const [path = ''] = address.split(/[?#]/, 1)
  // Browsers read `//` and `/\` as another host.
  if (/^\/[/\\]/.test(address) || /\s/.test(address)) return 'broken-link'
  const found = findPage(path)
  return found && found.page.session !== 'staff' ? null : 'broken-link'
}

/** Returns the slug of the own page that an address leads to; null for any other address. */
export function ownSlugOf(address: string): string | null {
  if (!address.startsWith('/')) return null
  const found = findPage(address.split(/[?#]/, 1)[0] ?? '')
  return found?.name === 'ownPage' ? (found.params['slug'] ?? null) : null
}
