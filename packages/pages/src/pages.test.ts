import { LANGUAGES, loadTexts, NAMESPACES } from '@kitwright/words'
import { describe, expect, it } from 'vitest'
import {
  contentSlugOf,
  findPage,
  isOffered,
  listedPaths,
  menuOf,
  ownPagePath,
  pageRows,
  PAGES,
  type PageName,
} from './index.ts'

const SHOP = { productTypes: ['SOCCER_KIT', 'HOODIE'] }
const TEES = { productTypes: ['TSHIRT'] }

describe('the manifest', () => {
  it('has each path once', () => {
    const paths = pageRows.map(([, { path }]) => path)
    expect(paths).toEqual([...new Set(paths)])
  })

  it('says of each page that searches may find what it is, in every language', async () => {
    for (const language of LANGUAGES) {
      const [common, shots] = await Promise.all([loadTexts(language, 'common'), loadTexts(language, 'shots')])
      const missing = pageRows.filter(
        ([name, { isListed, title, description, menu }]) =>
          (isListed && name !== 'ownPage' && !(description && shots[description])) ||
          [title, menu?.label].some(key => key && !common[key]),
      )
      expect(missing).toEqual([])
    }
  })

  it('renders in the server only what anyone may find, with words that there are', () => {
    for (const [name, { ssr, isListed, session, path, kind }] of pageRows) {
      if (!ssr) continue
      // The tenant's database rows say which pages a path with a slug stands for, and its offer which garments.
      expect([name, isListed, session, path.includes('$')]).toEqual([
        name,
        true,
        null,
        (kind === 'content' && name === 'ownPage') || name === 'product',
      ])
      for (const words of ssr.words) expect(NAMESPACES).toContain(words)
    }
  })

  it('keeps what needs a session, or holds a key, from searches', () => {
    const own = pageRows.filter(([, { session, cache }]) => session !== null || cache === 'no-store')
    expect(own.filter(([, { isListed, menu, ssr }]) => isListed || menu || ssr)).toEqual([])
    expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(['dashboard', 'office', 'resetPassword']))
  })
})

describe('the page at a path', () => {
  const at = (path: string): PageName | undefined => findPage(path)?.name

  it('is found as the router finds it', () => {
    expect(['/', '/terms', '/Terms', '/terms/', '//'].map(at)).toEqual(['home', 'terms', 'terms', 'terms', 'home'])
    expect(['/nowhere', '/terms/more', '/me', '/office/nowhere', '/design', '/constructor'].map(at)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    )
  })

  it('is what is named in full before what stands for anything, with its params', () => {
    expect(findPage('/design/hoodie')).toMatchObject({ name: 'editor', params: { slug: 'hoodie' } })
    expect(findPage('/design/preview/abc')).toMatchObject({ name: 'sharedPreview', params: { token: 'abc' } })
    expect(findPage('/office/orders/7')).toMatchObject({ name: 'officeOrder', params: { orderId: '7' } })
    expect(at('/office/orders')).toBe('officeOrders')
    // In capitals, like in QR codes.
    expect(['/T/AK-000042', '/T/AK-000042/K7Q2XYZ'].map(at)).toEqual(['orderPapers', 'label'])
  })

  it('is the shop’s when it sells what the page is about', () => {
    const isThere = (path: string, offer: typeof SHOP) => isOffered(findPage(path)!, offer)
    expect([isThere('/design/hoodie', SHOP), isThere('/design/hoodie', TEES)]).toEqual([true, false])
    expect([isThere('/design/toga', SHOP), isThere('/design/constructor', SHOP)]).toEqual([false, false])
    expect([isThere('/quickstart', SHOP), isThere('/quickstart', TEES), isThere('/terms', TEES)]).toEqual([
      true,
      false,
      true,
    ])
  })
})

describe('a page whose text belongs to the tenant', () => {
  const OWN = { ...TEES, ownPages: [{ slug: 'sponsors' }] }

  it('is named by its slug, or by the page of every shop', () => {
    const slugs = ['/terms', '/pages/sponsors', '/pricing'].map(path => contentSlugOf(findPage(path)!))
    expect(slugs).toEqual(['terms', 'sponsors', null])
  })

  it('is there once the tenant has published it, also in the sitemap', () => {
    const isThere = (path: string) => isOffered(findPage(path)!, OWN)
    expect(['/pages/sponsors', '/pages/other', '/about'].map(isThere)).toEqual([true, false, true])
    expect(listedPaths(OWN)).toContain(ownPagePath('sponsors'))
    expect(listedPaths(TEES)).not.toContain(ownPagePath('sponsors'))
  })
})

describe('the public menu', () => {
  const labels = (offer: typeof SHOP) => menuOf('main', offer).map(({ label }) => label)

  it('has products where there is a choice, quick start where soccer kits are sold', () => {
    expect(labels(TEES)).toEqual(['home', 'store', 'pricing'])
    expect(labels({ productTypes: ['TSHIRT', 'HOODIE'] })).toContain('products')
    expect(labels({ productTypes: ['SOCCER_KIT'] })).toEqual(['home', 'store', 'pricing', 'quick_start'])
  })

  it('has in the footer what is not in the bar', () => {
    const below = (['shop', 'company', 'legal'] as const).flatMap(place => menuOf(place, SHOP).map(({ to }) => to))
    expect(below).toEqual(['/sizes', '/about', '/careers', '/contact', '/privacy', '/terms'])
  })
})

it('the sitemap has a shop’s pages and one editor per garment', () => {
  const paths = listedPaths(TEES)
  expect(paths).toContain(PAGES.signIn.path)
  expect(paths.filter(path => path.startsWith('/design/'))).toEqual(['/design/tshirt'])
  expect(paths.filter(path => path.startsWith('/products/'))).toEqual(['/products/tshirt'])
  expect(paths).not.toContain(PAGES.quickStart.path)
  expect(listedPaths(SHOP)).toContain(PAGES.quickStart.path)
})
