import { expect, test } from 'vitest'
import { type BrowserError, createBrowserErrorsEndpoint } from './browserErrors.ts'

/** Creates an endpoint that receives page errors one by one, at given times of its clock. */
function openHearing() {
  const told: (BrowserError & { readonly tenant: string; readonly request: string })[] = []
  let counted = 0
  const endpoint = createBrowserErrorsEndpoint({
    tell: (error, of) => told.push({ ...error, ...of }),
    count: () => (counted += 1),
  })['POST /api/browser-errors']
  const hear = async ({ message = 'again', stack = '', path = '/', at = 0 }) =>
    endpoint({
      body: { message, stack, path },
      tenant: { id: 'angkor' },
      requestId: 'r-1',
      now: new Date(at),
    } as Parameters<typeof endpoint>[0])
  return { told, hear, counted: () => counted }
}

const said = async (message: string): Promise<string> => {
  const { told, hear } = openHearing()
  await hear({ message })
  return told[0]!.message
}

test('it tells the shop, the call and the page of an error', async () => {
  const { told, hear } = openHearing()
  expect(await hear({ message: 'x is not a function', path: '/design/soccer' })).toEqual({ value: null })
  await hear({ path: '/made-up' })
  const of = { tenant: 'angkor', request: 'r-1', frames: [] }
  expect(told).toEqual([
    { ...of, message: 'x is not a function', page: 'editor' },
    { ...of, message: 'again', page: null },
  ])
})

test.each([
  [`cannot read 'pieces' of null`, `cannot read 'pieces' of null`],
  ['no "Sok Dara" here', 'no "…" here'],
  ['cut off in "Sok Da', 'cut off in "…"'],
  ['no “Sok Dara” and “Van', 'no "…" and "…"'],
  ['mail dara@example.com now', 'mail … now'],
  ['load https://angkor.example/s/key#top failed', 'load … failed'],
  ['call +855 (12) 345-678', 'call …'],
  ['line 12345', 'line 12345'],
  ['line 123456', 'line …'],
  [`key ${'k'.repeat(21)}`, `key ${'k'.repeat(21)}`],
  [`key ${'k'.repeat(22)}`, 'key …'],
  ['ឈ្មោះ សុខា is\nnot a name', '… … is…not a name'],
  ['word '.repeat(70), 'word '.repeat(60)],
  // Long messages are not searched to their end.
  [`"${'x'.repeat(1_198)}" and ${'word '.repeat(10)}`, '"…"'],
  [`"${'x'.repeat(1_180)}" and words`, '"…" and words'],
])('of a message nothing is kept that somebody may have typed: %s', async (message, kept) => {
  expect(await said(message)).toBe(kept)
})

test('a stack keeps ten places of our own scripts, from each browser’s format', async () => {
  const framesOf = async (stack: string): Promise<readonly string[]> => {
    const { told, hear } = openHearing()
    await hear({ stack })
    return told[0]!.frames
  }
  const of = (script: string): string => `https://angkor.example/assets/${script}`
  const place = 'assets/scene-Bx9.js:12:345'
  const at = of('scene-Bx9.js:12:345')
  expect(await framesOf(`    at drawPiece (${at})`)).toEqual([`drawPiece ${place}`])
  expect(await framesOf(`    at Stage.<anonymous> (${at})`)).toEqual([`Stage.<anonymous> ${place}`])
  expect(await framesOf(`    at ${at}`)).toEqual([place])
  expect(await framesOf(`paint@${at}`)).toEqual([`paint ${place}`])
  expect(await framesOf(`@${at.replace('https', 'http')}`)).toEqual([place])
  expect(await framesOf('    at steal (chrome-extension://abc/assets/x.js:1:1)')).toEqual([])
  expect(await framesOf(`    at login (${of('../me?key=1')})`)).toEqual([])
  const many = (count: number): string => Array.from({ length: count }, (_, i) => `f${i}@${at}`).join('\n')
  expect(await framesOf(many(12))).toEqual(Array.from({ length: 10 }, (_, i) => `f${i} ${place}`))
  // Long stacks are not searched to their end.
  expect(await framesOf(`${'\n'.repeat(99)}f@${at}`)).toEqual([`f ${place}`])
  expect(await framesOf(`${'\n'.repeat(100)}f@${at}`)).toEqual([])
  const indented = (length: number): string => `f@${at}`.padStart(length)
  expect(await framesOf(indented(300))).toEqual([`f ${place}`])
  expect(await framesOf(indented(400))).toEqual([])
})

test('all are counted, and sixty of each minute are told', async () => {
  const { told, hear, counted } = openHearing()
  const hearMany = async (count: number, at: number): Promise<void> => {
    for (let i = 0; i < count; i += 1) await hear({ at })
  }
  await hearMany(59, 0)
  await hearMany(3, 59_999)
  expect([told.length, counted()]).toEqual([60, 62])
  await hearMany(1, 60_000)
  expect([told.length, counted()]).toEqual([61, 63])
  await hearMany(70, 119_999)
  expect([told.length, counted()]).toEqual([120, 133])
})
