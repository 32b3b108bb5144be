import { listedPaths } from '@kitwright/pages'
import { escapeMarkup } from './escape.ts'
import { alternatesOf } from './renderHead.ts'

interface Shop {
  readonly productTypes: readonly string[]
  readonly ownPages?: readonly { readonly slug: string }[] | undefined
}

function entryOf(address: string): string {
  const links = alternatesOf(address).map(
    ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(href)}"/>`,
  )
  return `<url><loc>${escapeMarkup(address)}</loc>${links.join('')}</url>`
}

/** Lists every page of the shop that search engines may list, in both languages. */
export const sitemapOf = (shop: Shop, origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listedPaths(shop).map(path => entryOf(`${origin}${path}`)),
    '</urlset>',
    '',
  ].join('\n')

/** Allows pictures of products and shared designs: link preview services read this file before they fetch one. */
export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/products/',
    'Allow: /api/previews/',
    'Disallow: /api/',
    'Disallow: /v1/',
    'Disallow: /me/',
    'Disallow: /office',
    'Disallow: /order/',
    'Allow: /auth/signin',
    'Allow: /auth/signup',
    'Disallow: /auth/',
    'Disallow: /design/checkout/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
