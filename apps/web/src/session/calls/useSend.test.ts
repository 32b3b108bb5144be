import type { ErrorId } from '@kitwright/contract'
import type { Answer } from '@kitwright/contract/client'
import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { useBusy } from '../../ui/loading/busyOverlayStore.ts'
import { dismissToast, useToasts } from '../../ui/messages/toast.ts'
import { notFoundAsNull, sendBy, sendOptions, type SendChange } from './useSend.ts'

const done = <T>(value: T): Answer<T> => ({ ok: true, status: 200, value, etag: '"2"' })
const refusal = (id: ErrorId): Answer<never> => ({ ok: false, status: 409, error: { id, message: id, requestId: 'r' } })

/** Creates a screen that sends, with one displayed query that the change may affect and one of another module. */
function createScreen(touched?: { readonly queryKey: readonly string[] } | null) {
  const queries = new QueryClient()
  queries.setQueryData(['orders'], 1)
  queries.setQueryData(['designs'], 1)
  const observer = new MutationObserver(
    queries,
    sendOptions({ queries, problemText: ({ id }) => `refused: ${id}`, touched }),
  )
  const send: SendChange = sendBy(sending => observer.mutate(sending))
  const stale = (): string[] =>
    ['orders', 'designs'].filter(key => queries.getQueryState([key])?.isInvalidated === true)
  return { send, stale }
}

const told = (): string[] => useToasts.getState().toasts.map(({ kind, message }) => `${kind}: ${message}`)

// Toasts of another test file may still be displayed.
beforeEach(() => {
  onlineManager.setOnline(true)
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
})

describe('a change that is sent', () => {
  it('says that it went through, and lets what is shown look again', async () => {
    const { send, stale } = createScreen()
    expect(await send(async () => done(1), 'The order is canceled.')).toBe(true)
    expect([told(), stale()]).toEqual([['success: The order is canceled.'], ['orders', 'designs']])
  })

  it('says why it was refused, and lets what is shown look again', async () => {
    const { send, stale } = createScreen()
    expect(await send(async () => refusal('order-status-conflict'), 'The order is canceled.')).toBe(false)
    expect([told(), stale()]).toEqual([['error: refused: order-status-conflict'], ['orders', 'designs']])
  })

  it('lets only what it touches look again, or nothing', async () => {
    const [some, none] = [createScreen({ queryKey: ['orders'] }), createScreen(null)]
    await some.send(async () => done(1), '')
    await none.send(async () => done(1), '')
    expect([some.stale(), none.stale()]).toEqual([['orders'], []])
  })

  it('keeps the screen waiting until its answer is there, whatever it is', async () => {
    const { send } = createScreen()
    const running: number[] = []
    const look = async (answer: Answer<number>): Promise<Answer<number>> => {
      running.push(useBusy.getState().running)
      return answer
    }
    await send(() => look(done(1)), '')
    await send(() => look(refusal('not-found')), '')
    expect([running, useBusy.getState().running]).toEqual([[1, 1], 0])
  })

  it('lets the screen go on where what was pressed shows that it waits', async () => {
    const { send } = createScreen()
    const running: number[] = []
    const look = async (): Promise<Answer<number>> => {
      running.push(useBusy.getState().running)
      return done(1)
    }
    expect(await send(look, { isQuiet: true })).toBe(true)
    expect(running).toEqual([0])
  })

  it('hands on the answer, and shows no message unless asked to', async () => {
    const { send } = createScreen()
    const seen: unknown[] = []
    await send(async () => done({ name: 'Kit' }), { done: ({ value, etag }) => void seen.push(value.name, etag) })
    expect([seen, told()]).toEqual([['Kit', '"2"'], []])
  })

  it('leaves a refusal to who tells it otherwise, and tells what they do not', async () => {
    const { send } = createScreen()
    const refused = async ({ error }: { readonly error: { readonly id: string } }): Promise<boolean> =>
      error.id === 'stale-version'
    expect(await send(async () => refusal('stale-version'), { refused })).toBe(false)
    expect(told()).toEqual([])
    await send(async () => refusal('not-found'), { refused })
    expect(told()).toEqual(['error: refused: not-found'])
  })

  it('is sent without a connection too, so the failure shows at once', async () => {
    onlineManager.setOnline(false)
    const { send } = createScreen()
    expect(await send(async () => ({ ok: false, status: 0, error: { id: 'network', message: '' } }), 'Sent.')).toBe(
      false,
    )
    expect(told()).toEqual(['error: refused: network'])
  })

  it('does not pass off a fault of the program as a refusal', async () => {
    const { send } = createScreen()
    await expect(
      send(async () => {
        throw new TypeError('a slip')
      }, ''),
    ).rejects.toThrow('a slip')
    expect([told(), useBusy.getState().running]).toEqual([[], 0])
  })
})

it('what is gone already counts as taken away, any other refusal does not', () => {
  expect([
    notFoundAsNull(refusal('not-found')).ok,
    notFoundAsNull(refusal('file-in-use')).ok,
    notFoundAsNull(done(1)).ok,
  ]).toEqual([true, false, true])
})
