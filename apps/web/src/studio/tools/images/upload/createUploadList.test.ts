import { expect, it } from 'vitest'
import type { Client } from '@kitwright/contract/client'
import type { SaveError } from '../../../../drafts/index.ts'
import { createFakePorts } from '../../../save/testing/fakePorts.ts'
import { createSendings } from './createUploadList.ts'

const asset = (id: string) => ({ source: 'local', id, widthPx: 9, heightPx: 9 }) as const
const problem = (id: string): SaveError => ({ id, message: id, requestId: 'r' }) as unknown as SaveError

/** Pictures in transit to a server with scripted answers, for the signed-in account. */
function createWorld(answers: (SaveError | null)[]) {
  const world = { account: 'dara' as string | null, sent: [] as string[] }
  const { ports, settle, pass } = createFakePorts()
  const names = new Map<Client, string | null>()
  /** The client of one account. */
  const apiFor = (account: string | null): Client => {
    const api = (() => {}) as unknown as Client
    names.set(api, account)
    return api
  }
  const { useSendings, ...sendings } = createSendings(async ({ id }, api) => {
    world.sent.push(`${id} of ${names.get(api)}`)
    return answers.shift() ?? null
  }, ports)
  return {
    ...sendings,
    world,
    settle,
    pass,
    sender: { apiFor, account: () => world.account },
    shown: () => useSendings.getState().items.map(({ name, state }) => `${name} ${state}`),
    firstId: () => useSendings.getState().items[0]!.id,
  }
}

it('a refused upload waits to be sent by hand, and goes once it arrived', async () => {
  const { sendAhead, sendAgain, sender, settle, shown, firstId, world, pass } = createWorld([problem('internal')])
  sendAhead(asset('crest'), 'crest.png', 9, sender)
  await settle()
  await pass()
  expect([shown(), world.sent]).toEqual([['crest.png failed'], ['crest of dara']])
  sendAgain(firstId())
  await settle()
  expect([shown(), world.sent]).toEqual([[], ['crest of dara', 'crest of dara']])
})

it('what found no network is tried again by itself', async () => {
  const { sendAhead, sender, settle, shown, world, pass } = createWorld([problem('network'), problem('network')])
  sendAhead(asset('crest'), 'crest.png', 9, sender)
  await settle()
  await pass()
  expect(shown()).toEqual(['crest.png failed'])
  await pass()
  expect([shown(), world.sent.length]).toEqual([[], 3])
})

it.each([['somebody else'], [null]])('a picture is never sent as %s', async next => {
  const { sendAhead, sender, settle, shown, world, pass } = createWorld([problem('network')])
  sendAhead(asset('crest'), 'crest.png', 9, sender)
  await settle()
  world.account = next
  await pass()
  expect([shown(), world.sent]).toEqual([[], ['crest of dara']])
})
