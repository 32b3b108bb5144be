import { createClient } from '@kitwright/contract/client'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { kindsOf, libraryQuery, START_SEARCH } from './librarySearch.ts'

/** A server that answers on command, and the requests it received. */
function slowServer() {
  const asked: { page: string | null; signal: AbortSignal; answer: (...titles: string[]) => void }[] = []
  const api = createClient({
    send: (url, { signal }) =>
      new Promise(resolve => {
        const answer = (...titles: string[]): void =>
          resolve(Response.json({ totalHits: 60, hits: titles.map(title => ({ id: title, title })) }))
        asked.push({ page: new URL(url, 'http://shop').searchParams.get('page'), signal: signal!, answer })
      }),
  })
  return { asked, api }
}

describe('the picture library', () => {
  it.each([
    ['another kind', { imageTypes: 'photo' }],
    ['another ground', { transparent: false }],
    ['another text', { searchText: 'naga' }],
  ] as const)('asked for %s begins at page 1 and does not hear late answers', async (_, change) => {
    const { asked, api } = slowServer()
    const observer = new InfiniteQueryObserver(new QueryClient(), libraryQuery(api, START_SEARCH))
    const stop = observer.subscribe(() => {})
    const titles = () => observer.getCurrentResult().data?.hits.map(({ title }) => title)
    asked[0]!.answer('star')
    await vi.waitFor(() => expect(titles()).toEqual(['star']), { timeout: 30_000 })
    void observer.fetchNextPage()
    await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 30_000 })

    observer.setOptions(libraryQuery(api, { ...START_SEARCH, ...change }))
    await vi.waitFor(() => expect(asked).toHaveLength(3), { timeout: 30_000 })
    expect(asked.map(({ page }) => page)).toEqual(['1', '2', '1'])
    expect(asked[1]!.signal.aborted).toBe(true)
    asked[2]!.answer('crown')
    asked[1]!.answer('comet')
    await vi.waitFor(() => expect(titles()).toEqual(['crown']), { timeout: 30_000 })
    stop()
  })
  it('has vectors first, and photographs only where the shop has them', () => {
    expect(kindsOf(true)).toEqual(['vector', 'illustration', 'photo', 'all'])
    expect(kindsOf(false)).toEqual(['vector', 'illustration', 'all'])
    expect(START_SEARCH.imageTypes).toBe(kindsOf(false)[0])
  })
})
