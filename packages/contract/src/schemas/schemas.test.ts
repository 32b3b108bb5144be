import { describe, expect, test } from 'vitest'
import { ERRORS, routes, schemas, UPLOAD_LIMITS } from '../index.ts'

const LINE = {
  designId: '0b9d2c34-7f1e-4f5a-9c1d-0a1b2c3d4e5f',
  productType: 'SOCCER_KIT',
  fabric: 'interlock',
  size: 'M',
  sleeve: 'short',
  qty: 1,
}
const pathsOf = (line: unknown): string[] => {
  const result = schemas.quoteBody.safeParse({ lines: [line] })
  return result.success ? [] : result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`)
}

describe('a wanted line', () => {
  test('fills in what may be left out', () => {
    expect(schemas.lineInput.parse(LINE)).toEqual({
      ...LINE,
      playerName: '',
      printName: '',
      number: null,
      version: 'player',
      kit: null,
    })
  })

  test.each<[object, string]>([
    [{ qty: -1 }, 'lines.0.qty too_small'],
    [{ qty: 0 }, 'lines.0.qty too_small'],
    [{ qty: 1.5 }, 'lines.0.qty invalid_type'],
    [{ qty: '3' }, 'lines.0.qty invalid_type'],
    [{ qty: null }, 'lines.0.qty invalid_type'],
    [{ qty: 10_001 }, 'lines.0.qty too_big'],
    [{ unitCents: 1 }, 'lines.0 unrecognized_keys'],
    [{ price: 1 }, 'lines.0 unrecognized_keys'],
    [{ size: 'HUGE' }, 'lines.0.size invalid_value'],
    [{ sleeve: 'none' }, 'lines.0.sleeve invalid_value'],
    [{ designId: '1' }, 'lines.0.designId invalid_format'],
    [{ number: 100 }, 'lines.0.number too_big'],
    [{ playerName: 'nul\u0000' }, 'lines.0.playerName custom'],
    [{ printName: 'half \ud83d' }, 'lines.0.printName custom'],
  ])('with %j is refused', (change, problem) => {
    expect(pathsOf({ ...LINE, ...change })).toEqual([problem])
  })
})

test('no text turns what stands beside it on a paper', () => {
  expect(schemas.text(40).parse(' \u202eABC\u2066 ')).toBe('ABC')
  expect(schemas.text(40).parse('\u200fأ')).toBe('\u200fأ')
  expect(schemas.text(40).safeParse('\u202e').success).toBe(false)
})

test('a player’s sewn text is one line without direction marks', () => {
  const sewn = (text: string) => schemas.lineInput.parse({ ...LINE, playerName: text, printName: text }).printName
  for (const [typed, name] of [
    ['  DA  RA\n', 'DA RA'],
    ['DA\u00a0RA', 'DA RA'],
    ['\ufeff\u202eDA\u00adRA\u202c', 'DARA'],
    ['\u200b\u200b', ''],
    ['សុខ\u200bដារ៉ា', 'សុខ\u200bដារ៉ា'],
    ['\u0643\u200d', '\u0643\u200d'],
  ])
    expect(sewn(typed!), typed).toBe(name)
  const player = { id: LINE.designId, number: null, size: 'M', version: 'player' }
  expect(schemas.player.safeParse({ ...player, name: 'Sok\nDara' }).success).toBe(false)
  expect(schemas.player.safeParse({ ...player, name: '\u200b' }).success).toBe(false)
})

test('a paragraph may have line breaks, Khmer and emoji, but not be blank', () => {
  const text = schemas.paragraph(40)
  expect(text.parse('  ផ្លូវ ២៧១\r\nផ្ទះ 🏠 ')).toBe('ផ្លូវ ២៧១\r\nផ្ទះ 🏠')
  expect(text.safeParse(' \n ').success).toBe(false)
  expect(text.safeParse('x'.repeat(41)).success).toBe(false)
})

describe('every route', () => {
  const all = Object.entries(routes)

  test('names only errors that exist', () => {
    for (const [key, { errors }] of all) for (const id of errors) expect(ERRORS, key).toHaveProperty([id])
  })

  test('has parameters for exactly the places in its path', () => {
    for (const [key, route] of all) {
      const places = [...key.matchAll(/\{(\w+)\}/g)].map(match => match[1])
      const params = 'params' in route ? Object.keys((route.params as { shape: object }).shape) : []
      expect(params, key).toEqual(places)
    }
  })

  test('takes no unknown keys in its body', () => {
    for (const [key, route] of all) {
      // Telegram adds fields to its updates as it likes.
      if (!('body' in route) || key === 'POST /api/telegram/{path}') continue
      const result = route.body.safeParse({ surprise: 1 })
      const codes = result.success ? [] : result.error.issues.map(({ code }) => code)
      expect(codes, key).toContain('unrecognized_keys')
    }
  })
})

test('how large an uploaded picture may be is said where it is sent', () => {
  const { bytes, pixels } = UPLOAD_LIMITS
  const said = `SVG, ${bytes / 2 ** 20} MB, ${pixels / 1e6} megapixels`
  expect(routes['POST /api/files'].summary).toContain(said)
})

test.each([
  ['012 345 678', true],
  ['sok@club.com.kh', true],
  ['sok at club', false],
  ['123', false],
  ['', false],
])('someone can be answered at “%s”: %j', (contact, isTaken) =>
  expect(schemas.contact.safeParse(contact).success).toBe(isTaken),
)
