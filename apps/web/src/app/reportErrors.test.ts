import { afterEach, expect, test, vi } from 'vitest'
import { reportErrors } from './reportErrors.ts'

afterEach(() => vi.unstubAllGlobals())

type SentRequestInit = { readonly credentials: string; readonly body: string }

/** A page in a browser, and the requests it sends. */
function openPage({ onLine = true } = {}) {
  const sent: { url: string; options: SentRequestInit; body: Record<string, string> }[] = []
  vi.stubGlobal('location', { pathname: '/s/share-key-of-somebody' })
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', async (url: string, options: SentRequestInit) => {
    sent.push({ url, options, body: JSON.parse(options.body) as Record<string, string> })
    throw new TypeError('the network went away')
  })
  const page = new EventTarget()
  reportErrors(page as Window)
  const fail = (error: unknown): void => void page.dispatchEvent(Object.assign(new Event('error'), { error }))
  const reject = (reason: unknown): void =>
    void page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  return { sent, fail, reject }
}

test('errors and unhandled rejections of a page are reported once, without private data', () => {
  const { sent, fail, reject } = openPage()
  fail(new Error('no such piece'))
  fail(new Error('no such piece'))
  reject(new TypeError('is not a function'))
  expect(sent.map(({ url, options, body }) => [url, options.credentials, body['message'], body['path']])).toEqual([
    ['/api/browser-errors', 'omit', 'no such piece', '/s/share-key-of-somebody'],
    ['/api/browser-errors', 'omit', 'is not a function', '/s/share-key-of-somebody'],
  ])
  expect(sent[0]!.body['stack']).toContain('reportErrors.test')
})

test('a page that keeps failing reports a few errors, within the server’s limit', () => {
  const { sent, fail } = openPage()
  for (let i = 0; i < 50; i += 1) fail(new Error(`${i}${'x'.repeat(5_000)}`))
  expect(sent).toHaveLength(5)
  expect(sent[0]!.body['message']).toHaveLength(2_000)
})

test('aborts, foreign scripts and a missing network are no errors', () => {
  const { sent, fail, reject } = openPage()
  fail(undefined)
  reject('no error at all')
  reject(new DOMException('left', 'AbortError'))
  const away = openPage({ onLine: false })
  away.fail(new Error('no network'))
  expect([...sent, ...away.sent]).toEqual([])
})
