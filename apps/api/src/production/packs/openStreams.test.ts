import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createStreamCount } from './openStreams.ts'

const endless = (): Readable => new Readable({ read: () => undefined })

test('an account has eight streams open at once, and more as some close', async () => {
  const openStream = createStreamCount()
  const signal = new AbortController()
  const open = (accountId: string, of = new AbortController().signal): Readable =>
    openStream({ tenantId: 'a', accountId, network: 'office', signal: of }, endless)
  const first = open('one', signal.signal)
  const others = Array.from({ length: 7 }, () => open('one'))
  expect(() => open('one')).toThrow('too-many-requests')
  expect(open('two')).toBeInstanceOf(Readable)
  signal.abort()
  first.destroy()
  open('one')
  expect(() => open('one')).toThrow('too-many-requests')
  await new Promise(resolve => others[0]!.once('close', resolve).destroy())
  open('one')
  expect(() => open('one')).toThrow('too-many-requests')
})

test('the streams of one shop leave those of another alone', () => {
  const openStream = createStreamCount()
  const open = (tenantId: string, i: number): Readable =>
    openStream(
      { tenantId, accountId: String(i), network: `${tenantId}-${i}`, signal: new AbortController().signal },
      endless,
    )
  for (let i = 0; i < 60; i += 1) open('a', i)
  expect(() => open('a', 60)).toThrow('too-many-requests')
  expect(open('b', 0)).toBeInstanceOf(Readable)
})

test('one network has sixty streams open at once, whatever the shops', () => {
  const openStream = createStreamCount()
  const open = (network: string, i: number): Readable =>
    openStream({ tenantId: String(i), accountId: String(i), network, signal: new AbortController().signal }, endless)
  for (let i = 0; i < 60; i += 1) open('office', i)
  expect(() => open('office', 60)).toThrow('too-many-requests')
  expect(open('elsewhere', 60)).toBeInstanceOf(Readable)
})
