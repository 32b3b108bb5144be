import type { Answer } from '@kitwright/contract/client'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { dismissToast, useToasts } from '../../ui/messages/toast.ts'
import { switchOptions } from './useSwitches.ts'

interface Mails {
  readonly orders: boolean
  readonly news: boolean
}
const DONE = { ok: true, status: 200, value: null, etag: null } as const
const REFUSED = { ok: false, status: 0, error: { id: 'network', message: '' } } as const

/** Creates two switches that are off, and a server that gives the answers in turn. */
function createScreen(...answers: Answer<null>[]) {
  const queries = new QueryClient()
  const queryKey = ['GET /api/oauth/notification', {}]
  queries.setQueryData<Mails>(queryKey, { orders: false, news: false })
  const sent: Mails[] = []
  const input = {
    read: 'GET /api/oauth/notification' as const,
    save: async (all: Mails): Promise<Answer<null>> => {
      sent.push(all)
      return answers.shift() ?? DONE
    },
  }
  const observer = new MutationObserver(queries, switchOptions<Mails>(input, { queries, problemText: ({ id }) => id }))
  const choose = async (kind: keyof Mails): Promise<void> =>
    observer.mutate({ kind, isOn: true }).then(undefined, () => undefined)
  return { choose, sent, shown: () => queries.getQueryData<Mails>(queryKey) }
}

it('a switch shows at once what was chosen, and all of them are saved', async () => {
  const { choose, sent, shown } = createScreen()
  const saving = choose('news')
  await Promise.resolve()
  expect(shown()).toEqual({ orders: false, news: true })
  await saving
  expect(sent).toEqual([{ orders: false, news: true }])
})

it('a switch that was not saved flips back and says why', async () => {
  for (const { id } of useToasts.getState().toasts) dismissToast(id)
  const { choose, shown } = createScreen(REFUSED)
  await Promise.all([choose('news'), choose('orders')])
  expect(shown()).toEqual({ orders: true, news: false })
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['network'])
})

it('of two switches pressed at once the second is sent after the first', async () => {
  const { choose, sent } = createScreen()
  await Promise.all([choose('orders'), choose('news')])
  expect(sent.at(-1)).toEqual({ orders: true, news: true })
  expect(sent).toHaveLength(2)
})
