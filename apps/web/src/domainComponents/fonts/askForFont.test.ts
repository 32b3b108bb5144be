import { createClient } from '@kitwright/contract/client'
import { expect, test } from 'vitest'
import { askForFont } from './askForFont.ts'

const file = (subset: string) => ({ url: { woff2: `/v1/fonts/sabay/files/sabay-${subset}-400-normal.woff2` } })
const LISTS = { subsets: ['khmer', 'latin'], weights: [400], styles: ['normal'], defSubset: 'khmer' }
const FACTS = { variable: false, lastModified: '', category: 'display', license: 'OFL-1.1', type: 'google' }
const OUTSIDE = {
  id: 'sabay',
  family: 'Sabay',
  ...LISTS,
  ...FACTS,
  unicodeRange: { khmer: 'U+1780-17FF', latin: 'U+0-FF' },
  variants: { 400: { normal: { latin: file('latin'), khmer: file('khmer') } } },
}
const METRICS = { capHeight: 0.7, ascent: 0.9, descent: 0.2, digitBearings: [] }
const OWN = {
  id: 'own-0123456789abcdef',
  family: 'Ours',
  lang: 'en',
  source: 'Mockup Sports',
  catalogueId: null,
  url: '/api/fontfiles/own-0123456789abcdef',
  own: { metrics: METRICS, coverage: '1t.5m', more: [] },
}

/** Creates a client with fixed answers. `asked` collects the requested URLs. */
function shopWith(answers: Readonly<Record<string, unknown>>, otherwise = 404) {
  const asked: string[] = []
  const api = createClient({
    send: async url => {
      asked.push(url)
      const error = { status: otherwise, error: 'Not Found. Font does not exist.' }
      const refusal = url.startsWith('/api') ? { error: { id: 'not-found', message: '', requestId: '' } } : error
      return Response.json(answers[url] ?? refusal, { status: answers[url] ? 200 : otherwise })
    },
  })
  return { asked, ask: async (id: string) => askForFont(api, id) }
}

test('askForFont reads a catalogue font from its Khmer file before other subsets', async () => {
  const { ask, asked } = shopWith({ '/v1/fonts/sabay': OUTSIDE })
  const font = await ask('sabay')
  expect(font).toMatchObject({ id: 'sabay', lang: 'kh', source: 'Fontsource' })
  expect(font!.faces[0].files.map(each => each.file)).toEqual([file('khmer').url.woff2])
  expect(font!.faces[0].more).toMatchObject([{ subset: 'latin', file: file('latin').url.woff2 }])
  expect(asked).toEqual(['/v1/fonts/sabay'])
})

test('a 404 of the public font falls back to the shop’s own font resource', async () => {
  const { ask, asked } = shopWith({ '/api/resources/fonts/ours': OWN })
  expect(await ask('ours')).toMatchObject({ id: OWN.id, family: 'Ours', source: 'Mockup Sports' })
  expect(asked).toEqual(['/v1/fonts/ours', '/api/resources/fonts/ours'])
  expect(await shopWith({}).ask('nobody')).toBeUndefined()
})

test('askForFont rejects when the catalogue fails with another error than 404', async () => {
  await expect(shopWith({ '/api/resources/fonts/ours': OWN }, 502).ask('ours')).rejects.toThrow('did not answer')
})

test('askForFont never asks the catalogue for the shop’s own fonts', async () => {
  const { ask, asked } = shopWith({ [`/api/resources/fonts/${OWN.id}`]: OWN })
  expect((await ask(OWN.id))?.id).toBe(OWN.id)
  expect(asked).toEqual([`/api/resources/fonts/${OWN.id}`])
})
