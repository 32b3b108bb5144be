import { pageRows } from '@kitwright/pages'
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAppRouter } from './router/router.tsx'
import { guarded, type RouterContext } from '../session/index.ts'

const WEB = join(import.meta.dirname, '..')

test('the router has a route for each page of the manifest, and no other', () => {
  const router = createAppRouter({} as RouterContext, createMemoryHistory())
  const paths = Object.values(router.routesById)
    .filter(route => 'path' in route.options && route.options.path !== undefined)
    .map(route => route.fullPath)
  expect(paths.toSorted()).toEqual(pageRows.map(([, { path }]) => path).toSorted())
})

test('only a customer’s own pages are below the route that asks for sign-in', () => {
  const router = createAppRouter({} as RouterContext, createMemoryHistory())
  const all: readonly AnyRoute[] = Object.values(router.routesById)
  const isBelow = (route: AnyRoute): boolean =>
    route === guarded || (route.parentRoute !== undefined && isBelow(route.parentRoute))
  const own = pageRows.filter(([, { session }]) => session === 'customer').map(([, { path }]) => path)
  const found = all.filter(route => 'path' in route.options && isBelow(route)).map(route => route.fullPath as string)
  expect(found.toSorted()).toEqual(own.toSorted())
})

test('a signed-out visitor is led to sign-in, which remembers the whole address', () => {
  const session = { state: { getState: () => ({ isSignedIn: false }) } }
  const href = '/order/printinvoice?order=1#top'
  const enter = (): unknown => guarded.options.beforeLoad?.({ context: { session }, location: { href } } as never)
  expect(enter).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({ to: '/auth/signin', search: { redirect_to: href } }),
    }),
  )
})

test('what the server renders a page with is what the page’s route loads', () => {
  for (const [name, { ssr }] of pageRows) {
    if (!ssr) continue
    const [room = '', ...rest] = ssr.module.split('/')
    expect([name, existsSync(join(WEB, ssr.module))]).toEqual([name, true])
    expect(readFileSync(join(WEB, room, 'routes.tsx'), 'utf8')).toContain(`import('./${rest.join('/')}')`)
  }
})

/** Ways to bypass the routes' search schemas and the router's path types. */
const UNTYPED = [
  /search=\{[^}]*as never/,
  /search: .*as never/,
  /params=\{.*as never/,
  /strict: false/,
  /to=\{.*as never/,
]

test('links and pages read and write addresses as their routes declare them', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter(file => !file.includes('.test.'))
    .flatMap(file => {
      const text = readFileSync(join(WEB, file), 'utf8')
      return UNTYPED.filter(way => way.test(text)).map(way => `${file}: ${way.source}`)
    })
  expect(found).toEqual([])
})
