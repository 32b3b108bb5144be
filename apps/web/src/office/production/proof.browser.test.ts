import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openOfficePage } from '../testing/OfficePage.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import { ProofCard } from './proof/ProofCard.tsx'
import type { Proof } from './proof/useProof.ts'

const id = '00000000-0000-4000-8000-0000000000aa'
const order = { id, status: 'REVIEWING' } as OfficeOrder
const proofOf = (state: Proof['state'], waits: Proof['waits']): Proof => ({
  hash: null,
  state,
  isOutdated: false,
  sentAt: null,
  answeredAt: null,
  answeredBy: null,
  text: '',
  cards: [],
  since: null,
  by: 'Dara Kim',
  askedAt: '2026-11-24T02:00:00.000Z',
  waits,
  problem: null,
})

let proof: Proof
let close: () => void
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  proof = proofOf('making', { for: 'line', place: 2, order: 'AK00042' })
  close = openOfficePage({
    path: '/office',
    component: () => createElement(ProofCard, { order }),
    send: async () => Response.json({ proof, isNeeded: false, maySend: false }),
  })
})
afterEach(() => {
  close()
  vi.useRealTimers()
})

const shown = (): string => document.body.innerText
async function sees(words: string): Promise<void> {
  for (let i = 0; i < 100 && !shown().includes(words); i++) await vi.advanceTimersByTimeAsync(200)
  expect(shown()).toContain(words)
}

test('a waiting proof’s badge says that it waits, not that it is prepared', async () => {
  await sees('Waiting for the proof of order AK00042, which was requested first. Place 2 in your shop’s queue.')
  expect(shown()).toContain('Waiting to start')
  expect(shown()).not.toContain('Being prepared')
  proof = proofOf('making', { for: 'restarted', place: 1, order: null })
  await sees('Interrupted')
  proof = proofOf('making', null)
  await sees('Being prepared')
})
