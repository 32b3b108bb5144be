import { describe, expect, it } from 'vitest'
import { isCatalogue, isImmutablePath, isNetworkFirstPath, isPage, isCacheable } from './cachePolicy.ts'

const answer = (status: number, cacheControl?: string) => ({
  status,
  headers: new Headers(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
})
const FOREVER = 'public, max-age=31536000, immutable'
/** Addresses of one account's data: no other user of this browser may find them. */
const PERSONAL = [
  '/api/accounts/details',
  '/api/designs',
  '/api/designs/5a/picture',
  '/api/designs/5a',
  '/api/squads',
  '/api/orders/5a',
  '/api/previews/token',
  '/api/oauth/token',
  '/api/office/orders',
]

describe('what the service worker touches', () => {
  it('is nothing that belongs to an account', () => {
    for (const path of PERSONAL)
      expect([path, isImmutablePath(path), isNetworkFirstPath(path), isCatalogue(path), isPage(path)]).toEqual([
        path,
        false,
        false,
        false,
        false,
      ])
  })

  it('is what looks the same to everyone', () => {
    const forEver = [
      '/assets/a-1.glb',
      '/patterns/hoops.webp',
      '/graphics/ph/star.svg',
      '/api/files/5a',
      '/v1/fonts/teko/files/a.woff2',
    ]
    expect(forEver.filter(path => !isImmutablePath(path))).toEqual([])
    const lists = [
      '/whoami',
      '/v1/fonts',
      '/v1/fonts/teko',
      '/api/resources/fonts/serie-a',
      '/api/products/SOCCER_KIT',
      '/api/graphics',
      '/api/products',
      '/api/pricing',
      '/api/sizecharts',
      '/api/templates',
      '/api/templates/5a',
      '/api/templates/5a/picture',
      '/pictures/hero.webp',
    ]
    expect(lists.filter(path => !isNetworkFirstPath(path) && !isCatalogue(path))).toEqual([])
  })

  it('is every page, and no file that only looks like one', () => {
    expect(['/', '/design/soccer', '/me/assets', '/design/preview/a-b_c'].filter(path => !isPage(path))).toEqual([])
    expect(['/sw.js', '/manifest.webmanifest', '/icons/apple-180.png', '/pictures/hero.webp'].filter(isPage)).toEqual(
      [],
    )
  })
})

describe('what it keeps', () => {
  it('is what the server calls public', () => {
    expect(isCacheable('/patterns/hoops.webp', answer(200, FOREVER))).toBe(true)
    expect(isCacheable('/api/products/SOCCER_KIT', answer(200, 'public, max-age=0, must-revalidate'))).toBe(true)
    expect(isCacheable('/api/resources/fonts', answer(200, 'private, no-cache'))).toBe(false)
    expect(isCacheable('/api/files/5a', answer(200))).toBe(false)
  })

  it('is who the shop is, but no refusal and no part of a file', () => {
    expect(isCacheable('/whoami', answer(200, 'no-store'))).toBe(true)
    expect(isCacheable('/whoami', answer(404, 'no-store'))).toBe(false)
    expect(isCacheable('/assets/a-1.glb', answer(206, FOREVER))).toBe(false)
  })
})
