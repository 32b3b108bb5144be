import { expect, it } from 'vitest'
import { FairQueue } from './fairQueue.ts'

/** Returns a queue with a waiting item for each `shop/account`. */
function queueOf(...waiting: string[]): FairQueue<string> {
  const queue = new FairQueue<string>()
  for (const item of waiting) queue.add(placeOf(item), item)
  return queue
}

function placeOf(item: string) {
  const [tenantId = '', accountId] = item.split('/')
  return { tenantId, accountId }
}

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item)
  return taken
}

it('the fair queue takes turns between shops: one that brings many holds nobody up', () => {
  expect(takeAll(queueOf('a/x/1', 'a/x/2', 'a/x/3', 'b/y/1', 'c/z/1'))).toEqual([
    'a/x/1',
    'b/y/1',
    'c/z/1',
    'a/x/2',
    'a/x/3',
  ])
})

it('the fair queue takes turns between a shop’s accounts within the shop’s turn', () => {
  expect(takeAll(queueOf('a/x/1', 'a/x/2', 'a/y/1', 'b/z/1', 'b/z/2'))).toEqual([
    'a/x/1',
    'b/z/1',
    'a/y/1',
    'b/z/2',
    'a/x/2',
  ])
})

it('the fair queue gives all who have no account one turn together', () => {
  expect(takeAll(queueOf('a', 'a', 'a/x'))).toEqual(['a', 'a/x', 'a'])
})

it('a full fair queue drops the last task of whoever has most waiting', () => {
  const queue = queueOf('b/z/1', 'a/x/1', 'a/y/1', 'a/y/2')
  expect([queue.takeFromLongest(), queue.length]).toEqual(['a/y/2', 3])
  expect(queueOf().takeFromLongest()).toBeUndefined()
})

it('the fair queue forgets a task that is taken out', () => {
  const queue = queueOf('a/x/1', 'a/x/2')
  queue.remove(placeOf('a/x/1'), 'a/x/1')
  queue.remove(placeOf('a/x/1'), 'a/x/1')
  expect([queue.length, ...takeAll(queue)]).toEqual([1, 'a/x/2'])
})

it('the fair queue drops work of the shop with most waiting, over all accounts', () => {
  const queue = queueOf('a/x/1', 'a/x/2', 'b/y/1', 'b/z/1', 'b/w/1', 'b/y/2')
  expect([queue.takeFromLongest(), queue.takeFromLongest(), queue.length]).toEqual(['b/y/2', expect.anything(), 4])
  expect(takeAll(queue).filter(item => item.startsWith('a'))).toEqual(['a/x/1', 'a/x/2'])
})

it('the fair queue skips shops at their limit, until they may run again', () => {
  const queue = queueOf('a/x/1', 'b/y/1', 'a/x/2')
  expect(queue.take(item => !item.startsWith('a'))).toBe('b/y/1')
  expect(queue.take(item => item.startsWith('b'))).toBeUndefined()
  expect(takeAll(queue)).toEqual(['a/x/1', 'a/x/2'])
})

it('the fair queue skips work that may not run yet, and serves others behind', () => {
  const queue = queueOf('a/x/short', 'a/x/long', 'a/y/long', 'b/z/short')
  const isLong = (item: string): boolean => item.endsWith('long')
  expect([queue.take(isLong), queue.take(isLong), queue.take(isLong)]).toEqual(['a/x/long', 'a/y/long', undefined])
  expect(takeAll(queue)).toEqual(['b/z/short', 'a/x/short'])
})

it('the fair queue says whether what is taken out was there', () => {
  const queue = queueOf('a/x/1', 'a/x/2')
  expect([queue.remove(placeOf('a/x/2'), 'a/x/2'), queue.remove(placeOf('a/x/2'), 'a/x/2')]).toEqual([true, false])
  expect(queue.remove(placeOf('b'), 'b')).toBe(false)
  expect(queue.length).toBe(1)
})
