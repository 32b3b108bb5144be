import { readFile } from 'node:fs/promises'
import { PATTERNS } from '@kitwright/library'
import { patternFile } from '@kitwright/library/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(() => shop.close())

const ask = async (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'localhost', ...headers } })

test('a tile is served to every site, and cached for ever with a version', async () => {
  const { id } = PATTERNS[0]!
  const versioned = await ask(`/patterns/${id}.webp?v=1`)
  expect(versioned.statusCode).toBe(200)
  expect(versioned.rawPayload.equals(await readFile(patternFile(id)))).toBe(true)
  expect(versioned.headers).toMatchObject({
    'content-type': 'image/webp',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await ask(`/patterns/${id}.webp`)).headers['cache-control']).toBe('public, max-age=3600')
})

test('a pattern with a coarse tile has a finer one for the press', async () => {
  const printed = await ask('/patterns/sash.print.webp?v=1')
  expect(printed.rawPayload.equals(await readFile(patternFile('sash', 'print')))).toBe(true)
  expect(patternFile('sash', 'print')).not.toBe(patternFile('sash'))
})

test('a pattern is sent whatever host asks for it', async () => {
  expect((await ask(`/patterns/kbach.webp?v=1`, { host: 'nobody.example' })).statusCode).toBe(200)
})

test('what is no pattern is told so in the language that was asked for', async () => {
  for (const name of [
    'nothing.webp',
    'kbach',
    'kbach.png',
    '..%2f..%2fpackage.json',
    'kbach.webp%00',
    'kbach.webp.webp',
    'pinstripes.print.webp',
  ]) {
    const { statusCode, headers, json } = await ask(`/patterns/${name}?v=1`, { 'accept-language': 'km' })
    expect([name, statusCode]).toEqual([name, 404])
    expect(json().error).toMatchObject({ id: 'not-found', message: expect.stringMatching(/[\u1780-\u17ff]/) })
    expect(headers['cache-control']).toBe('no-store')
  }
})
