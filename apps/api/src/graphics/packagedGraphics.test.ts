import { cleanSvg } from '@kitwright/vector'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPackaged, type PackagedGraphics } from './packagedGraphics.ts'

let packaged: PackagedGraphics
beforeAll(() => {
  packaged = openPackaged()
})

const QUERIES = [
  '',
  'ball',
  'star',
  'shield star',
  'lightning',
  'kings',
  'bird',
  'tig',
  'horse head',
  'ខ្លា',
  'ភ្លើង',
  'run',
]

test('what is found, and in which order, stands in `golden/found.txt`', async () => {
  const told: string[] = []
  for (const q of QUERIES) {
    const found = await packaged.search(q, 'all')
    told.push(`${q || 'nothing asked'}: ${found.length}`, ...found.slice(0, 24).map(({ id }) => `  ${id}`))
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'golden/found.txt'))
})

describe('a drawing', () => {
  const one = async (q: string, wanted: string) => (await packaged.search(q, 'all')).find(({ id }) => id === wanted)

  test('is told with its maker, its licence, its size and its words', async () => {
    const shown = '/graphics/tabler/ball-football.svg?v=1'
    expect(await one('football', 'tabler:ball-football')).toEqual({
      id: 'tabler:ball-football',
      collection: 'tabler',
      title: 'Ball football',
      user: 'Paweł Kuna',
      licence: 'MIT',
      pageURL: 'https://github.com/tabler/tabler-icons',
      type: 'vector/svg',
      tags: 'ball, football',
      previewURL: shown,
      previewWidth: 150,
      previewHeight: 150,
      largeImageURL: shown,
      imageWidth: 1000,
      imageHeight: 1000,
    })
    expect(await one('lion', 'fluent-emoji-flat:lion')).toMatchObject({ type: 'illustration', title: 'Lion' })
    expect(await one('star', 'tabler:star-filled')).toMatchObject({ title: 'Star', tags: 'star, filled' })
    expect(await one('kouprey', 'kitwright:kouprey')).toMatchObject({ title: 'Kouprey', pageURL: '/' })
  })

  test('fills its thousand on the longer side, in one ink without own colours', async () => {
    const drawn = async (collection: string, name: string) =>
      new TextDecoder().decode(await packaged.draw(collection, name))
    const crown = await drawn('tabler', 'crown')
    expect(crown).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1000" height="1000" viewBox="0 0 24 24">/,
    )
    expect(crown).not.toContain('currentColor')
    expect(await drawn('fluent-emoji-flat', 'lion')).toContain('viewBox="0 0 32 32"')
    // The one bird whose neck is longer than its square.
    expect(await drawn('fluent-emoji-flat', 'swan')).toContain('width="970" height="1000" viewBox="0 0 32 33"')
    expect(await drawn('kitwright', 'tiger')).toContain('<svg')
    for (const [collection, name] of [
      ['tabler', 'brand-github'],
      ['nowhere', 'crown'],
      ['kitwright', 'no-such'],
    ] as const)
      expect(await packaged.draw(collection, name)).toBeUndefined()
  })
})

test('a drawing is shown whole: nothing of it is outside our allow-list', async () => {
  const path = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
  const { icons } = JSON.parse(await readFile(path, 'utf8')) as { icons: Record<string, { body: string }> }
  const tagsOf = (text = '') => text.match(/<\w+/g)?.filter(tag => tag !== '<svg')
  const names = (await packaged.search('animal', 'illustration')).map(({ id }) => id.replace('fluent-emoji-flat:', ''))
  // Drawings used by reference are written out.
  const plain = names.filter(name => !icons[name]?.body.includes('<use'))
  expect(plain.length).toBeGreaterThan(100)
  for (const name of plain) {
    const drawn = new TextDecoder().decode(await packaged.draw('fluent-emoji-flat', name))
    const { text } = await cleanSvg(drawn, async () => Promise.reject(new Error('there are no pixels in it')))
    expect([name, tagsOf(text)]).toEqual([name, tagsOf(icons[name]?.body)])
  }
})

test('each kind is looked through for itself', async () => {
  const kinds = async (type: 'vector' | 'illustration' | 'photo') =>
    new Set((await packaged.search('horse', type)).map(({ collection }) => collection))
  expect([...(await kinds('illustration'))]).toEqual(['fluent-emoji-flat'])
  expect([...(await kinds('vector'))]).not.toContain('fluent-emoji-flat')
  expect([...(await kinds('photo'))]).toEqual([])
  expect(await packaged.search('ឪឡឹក', 'all')).toEqual([])
})
