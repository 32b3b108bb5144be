import type { PageAnswer } from '@kitwright/pages'
import { afterEach, expect, test, vi } from 'vitest'
import { createRenderThreads, type RenderThreads } from './renderThreads.ts'

/** An SSR bundle whose pages behave as their path says. */
const BUNDLE = `
const page = markup => ({ markup, preloads: '', language: 'en', answers: [], words: [], modules: [] })
let count = 0
export async function render({ path, ask }) {
  count += 1
  if (path === '/hangs') for (;;);
  if (path === '/waits') await new Promise(() => {})
  if (path === '/dies') process.exit(1)
  if (path === '/grows') for (const all = []; ; ) all.push(new Array(1e6).fill('x' + all.length))
  if (path === '/secrets') return page(Object.keys(process.env).join())
  if (path === '/asks') {
    const answers = await Promise.allSettled(['/a', '/b', '/fails'].map(url => ask({ url, method: 'GET', headers: {}, body: null })))
    return page(answers.map(({ value, reason }) => (value ? new TextDecoder().decode(value.body) : reason.message)).join())
  }
  return page('page ' + count)
}`
const bundle = `data:text/javascript,${encodeURIComponent(BUNDLE)}`

const open: RenderThreads[] = []
const create: typeof createRenderThreads = (...given) => {
  const threads = createRenderThreads(...given)
  open.push(threads)
  return threads
}
afterEach(async () => {
  for (const threads of open.splice(0)) await threads.close()
})

const ask = async ({ url }: { url: string }): Promise<PageAnswer> => {
  if (url === '/fails') throw new Error('nobody there')
  return { status: 200, contentType: 'text/plain', body: new TextEncoder().encode(`answer of ${url}`) }
}
const markupOf = async (threads: RenderThreads, path: string): Promise<string> =>
  (await threads.render({ path, language: 'en', ask })).markup

test('a thread keeps its bundle from page to page', async () => {
  const threads = create(bundle, { threads: 1 })
  expect([await markupOf(threads, '/'), await markupOf(threads, '/')]).toEqual(['page 1', 'page 2'])
})

test('a page may ask the server often, and learns of failures', async () => {
  expect(await markupOf(create(bundle), '/asks')).toBe('answer of /a,answer of /b,the call failed')
})

test.each(['/hangs', '/waits'])('a page that takes too long (%s) ends, and the next is rendered', async path => {
  const threads = create(bundle, { threads: 1, hangMs: 300 })
  await expect(markupOf(threads, path)).rejects.toThrow('it took too long')
  expect(await markupOf(threads, '/')).toBe('page 1')
})

test.each(['/dies', '/grows'])('a thread that ends (%s) loses its page alone', async path => {
  const threads = create(bundle, { threads: 1, heapMb: 32 })
  await expect(markupOf(threads, path)).rejects.toThrow(/./)
  expect(await markupOf(threads, '/')).toBe('page 1')
})

test('who waits too long for a thread is sent on, and ends nobody’s rendering', async () => {
  const threads = create(bundle, { threads: 1, queueMs: 1_000, hangMs: 4_000 })
  expect(await markupOf(threads, '/')).toBe('page 1')
  const slow = markupOf(threads, '/waits')
  await expect(markupOf(threads, '/')).rejects.toThrow('no thread was free')
  await expect(slow).rejects.toThrow('it took too long')
})

test('pages beyond the queue’s limit are refused at once', async () => {
  const threads = create(bundle, { threads: 1, queueMost: 1, queueMs: 60_000, hangMs: 1_000 })
  expect(await markupOf(threads, '/')).toBe('page 1')
  const asked = ['/waits', '/', '/', '/'].map(async path => markupOf(threads, path))
  const ends = (await Promise.allSettled(asked)).map(one => (one.status === 'fulfilled' ? 'page' : String(one.reason)))
  expect(ends).toEqual(['Error: it took too long', 'page', 'Error: too many pages wait', 'Error: too many pages wait'])
})

test('an idle thread ends, and the next page gets another', async () => {
  const threads = create(bundle, { threads: 1, restMs: 1 })
  expect(await Promise.all([markupOf(threads, '/'), markupOf(threads, '/')])).toEqual(['page 1', 'page 2'])
  await expect.poll(async () => markupOf(threads, '/')).toBe('page 1')
})

test('pages see none of the server’s secrets', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://secret')
  const names = await markupOf(create(bundle), '/secrets')
  vi.unstubAllEnvs()
  expect(names).not.toContain('DATABASE_URL')
})

test('a bundle that does not load says so with each page', async () => {
  const threads = create('data:text/javascript,throw new Error("a broken build")')
  await expect(markupOf(threads, '/')).rejects.toThrow('a broken build')
  await expect(markupOf(threads, '/')).rejects.toThrow('a broken build')
})
