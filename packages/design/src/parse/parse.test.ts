import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createDesign, createImageLayer, createTextLayer, LIMITS, parseDesign, personalise } from '../index.ts'
import { getGarment, zoneOf } from '@kitwright/garment'
import { migrate } from '../migrations/migrate.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import after0002 from '../migrations/golden/0002-after.json' with { type: 'json' }
import before0002 from '../migrations/golden/0002-before.json' with { type: 'json' }
import after0003 from '../migrations/golden/0003-after.json' with { type: 'json' }
import before0003 from '../migrations/golden/0003-before.json' with { type: 'json' }
import after0004 from '../migrations/golden/0004-after.json' with { type: 'json' }
import before0004 from '../migrations/golden/0004-before.json' with { type: 'json' }
import after0005 from '../migrations/golden/0005-after.json' with { type: 'json' }
import before0005 from '../migrations/golden/0005-before.json' with { type: 'json' }
import after0006 from '../migrations/golden/0006-after.json' with { type: 'json' }
import before0006 from '../migrations/golden/0006-before.json' with { type: 'json' }
import after0007 from '../migrations/golden/0007-after.json' with { type: 'json' }
import before0007 from '../migrations/golden/0007-before.json' with { type: 'json' }
import after0008 from '../migrations/golden/0008-after.json' with { type: 'json' }
import before0008 from '../migrations/golden/0008-before.json' with { type: 'json' }
import after0009 from '../migrations/golden/0009-after.json' with { type: 'json' }
import before0009 from '../migrations/golden/0009-before.json' with { type: 'json' }

const fresh = createDesign('soccer')
const zone = zoneOf(getGarment('soccer'), fresh.options, 'frontText')!
const layer = createTextLayer('a', 'frontText', 'ANGKOR', zone)
const image = createImageLayer('i', 'logo', { source: 'file', id: 'f', widthPx: 10, heightPx: 20 }, zone)
const royal = { tone: 'main', name: null, colour: '#1e3a8a' }
const away = { role: 'away', colours: {}, parts: {} }
const withLayers = (layers: unknown[]): unknown => ({ ...fresh, layers })
const withText = (change: object): unknown => withLayers([{ ...layer, ...change }])
/** Returns a document as written by a program that knew no later migration. */
const steppedTo = (migrations: readonly string[], before: Record<string, unknown>): unknown =>
  migrate(structuredClone(before), MIGRATIONS.slice(0, migrations.length))
/** Returns the name that a reader gets for a name that a document stores. */
const nameRead = (name: string): unknown => {
  const read = parseDesign(withText({ name }))
  return read.ok ? read.document.layers[0]?.name : read.reason
}

test('a stored label with a tab or line break opens as one line', () => {
  expect(nameRead('Main\r\nsponsor\t')).toBe('Main sponsor')
  expect(nameRead('\n')).toBe('invalid')
})

const many = (count: number, of: object = layer): object[] =>
  Array.from({ length: count }, (_, i) => ({ ...of, id: `l${i}` }))

test('a fresh design of every garment is read back the same', () => {
  expect(parseDesign(structuredClone(fresh))).toEqual({ ok: true, document: fresh })
})

test('the largest design that the limits allow is read', () => {
  const most = { ...layer, text: 'x'.repeat(LIMITS.textCharacters) }
  expect(parseDesign(withLayers([...many(LIMITS.layers - 1, most), image])).ok).toBe(true)
})

describe('is refused, with the reason and the place:', () => {
  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'invalid', ''],
    ['null', null, 'invalid', ''],
    ['a text', 'design', 'invalid', ''],
    ['a list', [fresh], 'invalid', ''],
    ['another kind of file', { ...fresh, format: 'svg' }, 'unknownKind', 'format'],
    ['a garment nobody has sewn', { ...fresh, garment: 'toga' }, 'unknownKind', 'garment'],
    [
      'a document of a newer program',
      { ...fresh, migrations: [...fresh.migrations, '9999-later'] },
      'tooNew',
      'migrations',
    ],
    ['migrations that are no list', { ...fresh, migrations: 'all' }, 'invalid', 'migrations'],
    ['migrations that are no names', { ...fresh, migrations: [1] }, 'invalid', 'migrations'],
    ['10,000 layers', withLayers(many(10_000)), 'tooLarge', 'layers'],
    ['too many images', withLayers(many(LIMITS.images + 1, image)), 'invalid', 'layers'],
    ['two layers of one id', withLayers([layer, layer]), 'invalid', 'layers'],
    ['two club colours of one tone', { ...fresh, clubColours: [royal, royal] }, 'invalid', 'clubColours'],
    [
      'a club colour that shines through',
      { ...fresh, clubColours: [{ ...royal, colour: '#1e3a8a80' }] },
      'invalid',
      'clubColours.0.colour',
    ],
    [
      'a tone that is none',
      withText({ fill: { kind: 'solid', colour: '#ffffff', tone: 'loud' } }),
      'invalid',
      'layers.0.fill.tone',
    ],
    ['two kits of one role', { ...fresh, kits: [away, away] }, 'invalid', 'kits'],
    [
      'a kit of a part that is not there',
      { ...fresh, kits: [{ ...away, parts: { hood: fresh.parts.base } }] },
      'invalid',
      'kits.0.parts',
    ],
    ['an unknown key', { ...fresh, price: 1 }, 'invalid', ''],
    ['an unknown key in a layer', withText({ onclick: 'x' }), 'invalid', 'layers.0'],
    ['an unknown kind of layer', withLayers([{ ...layer, kind: 'video' }]), 'invalid', 'layers.0.kind'],
    ['NaN', withText({ xMm: Number.NaN }), 'invalid', 'layers.0.xMm'],
    ['infinity', withText({ rotationDeg: Number.POSITIVE_INFINITY }), 'invalid', 'layers.0.rotationDeg'],
    ['a number as text', withText({ xMm: '5' }), 'invalid', 'layers.0.xMm'],
    ['a text of 1 MB', withText({ text: 'x'.repeat(1_000_000) }), 'invalid', 'layers.0.text'],
    ['a control character', withText({ text: 'a\u0000b' }), 'invalid', 'layers.0.text'],
    ['half a surrogate pair', withText({ text: 'a\ud83d' }), 'invalid', 'layers.0.text'],
    ['no size', withText({ sizeMm: 0 }), 'invalid', 'layers.0.sizeMm'],
    ['a colour by name', withText({ fill: { kind: 'solid', colour: 'red' } }), 'invalid', 'layers.0.fill.colour'],
    ['a piece the garment lacks', withText({ piece: 'hood' }), 'invalid', 'layers.0.piece'],
    [
      'options that it does not come in',
      { ...fresh, options: { sleeve: 'short', collar: 'hood' } },
      'invalid',
      'options',
    ],
    ['an option that it has not', { ...fresh, options: { ...fresh.options, cuff: 'wide' } }, 'invalid', 'options'],
    ['an option left out', { ...fresh, options: { sleeve: 'short' } }, 'invalid', 'options'],
    ['a part the garment lacks', { ...fresh, parts: { hood: fresh.parts.base } }, 'invalid', 'parts.hood'],
    ['three gradient stops', withText({ fill: gradient(3) }), 'invalid', 'layers.0.fill.stops'],
    ['a path as an id', withText({ id: '../../etc' }), 'invalid', 'layers.0.id'],
  ])('%s', (_, input, reason, path) => {
    expect(parseDesign(input)).toEqual({ ok: false, reason, path })
  })

  test('a document of too many bytes', () => {
    const heavy = { ...layer, text: '\u1780'.repeat(LIMITS.textCharacters), fill: gradient(2), font: 'f'.repeat(64) }
    const layers = many(LIMITS.layers, { ...heavy, outline: { colour: '#00000000', widthMm: 0.1234567890123456 } })
    const bytes = new TextEncoder().encode(JSON.stringify(withLayers(layers))).length
    expect(parseDesign(withLayers(layers)).ok).toBe(bytes <= LIMITS.documentBytes)
  })
})

function gradient(stops: number): object {
  return {
    kind: 'gradient',
    shape: 'linear',
    angleDeg: 0,
    stops: Array.from({ length: stops }, () => ({ colour: '#ffffff', at: 0 })),
  }
}

test('no input makes parseDesign throw', () => {
  const near = fc.record(
    {
      format: fc.constantFrom('kitwright-design', 'x'),
      migrations: fc.oneof(fc.constant(fresh.migrations), fc.anything()),
      garment: fc.oneof(fc.constantFrom('soccer', 'constructor', '__proto__'), fc.anything()),
      options: fc.oneof(fc.constant(fresh.options), fc.anything()),
      fabric: fc.oneof(fc.constant(fresh.fabric), fc.anything()),
      fabricColour: fc.anything(),
      parts: fc.oneof(fc.constant(fresh.parts), fc.dictionary(fc.string(), fc.anything())),
      layers: fc.oneof(fc.array(fc.oneof(fc.constant(layer), fc.anything())), fc.anything()),
    },
    { requiredKeys: ['format'] },
  )
  fc.assert(
    fc.property(fc.oneof(near, fc.anything()), input => {
      expect(typeof parseDesign(input).ok).toBe('boolean')
    }),
    { numRuns: 500 },
  )
})

describe('migrations', () => {
  test('are numbered without gaps and named once', () => {
    expect(MIGRATIONS.map(({ name }) => Number(name.slice(0, 4)))).toEqual(MIGRATIONS.map((_, i) => i + 1))
    expect(new Set(MIGRATIONS.map(({ name }) => name)).size).toBe(MIGRATIONS.length)
  })

  test('0001 turns the first drafts’ bare fabric colour into an object', () => {
    const { fabric, migrations: _, ...old } = fresh
    expect(parseDesign({ ...old, fabricColour: '#abcdef' })).toEqual({
      ok: true,
      document: { ...fresh, fabric: { ...fabric, colour: '#abcdef' } },
    })
  })

  test('0002 leaves each piece its own gradient and pattern', () => {
    expect(steppedTo(after0002.migrations, before0002)).toEqual({ ok: true, document: after0002 })
  })

  test.each([{ parts: null }, { parts: [] }, { parts: { base: 7 } }, {}])(
    'migration 0002 does not throw on a document with %j',
    broken => {
      expect(parseDesign({ ...before0002, ...broken, ...('parts' in broken ? {} : { parts: undefined }) }).ok).toBe(
        false,
      )
    },
  )

  test('0003 draws every text, picture and pattern as it was', () => {
    expect(steppedTo(after0003.migrations, before0003)).toEqual({ ok: true, document: after0003 })
  })

  test.each([{ layers: 7 }, { layers: [null, 'x', { kind: 'text' }] }, { parts: { base: { pattern: 3 } } }])(
    '0003 does not mind %j',
    broken => {
      expect(parseDesign({ ...before0003, ...broken }).ok).toBe(false)
    },
  )

  test('0004 leaves trunks without sleeves and collar, and nothing else changed', () => {
    expect(steppedTo(after0004.migrations, before0004)).toEqual({ ok: true, document: after0004 })
    expect(after0004.options).toEqual({})
  })

  test('0004 takes a sleeveless shirt’s sleeves away and keeps its neck', () => {
    const collar = { collar: 'v' }
    const vest = { ...createDesign('sleeveless'), migrations: before0004.migrations }
    expect(parseDesign({ ...vest, options: { sleeve: 'short', ...collar } })).toMatchObject({ ok: true })
    const parsed = parseDesign({ ...vest, options: { sleeve: 'short', ...collar } })
    expect(parsed.ok && parsed.document.options).toEqual(collar)
  })

  test.each(['soccer', 'hoodie', 'toga'])('0004 leaves the options of %s as they are', garment => {
    const { options } = createDesign('soccer')
    const step = MIGRATIONS.find(({ name }) => name === '0004-open-options')!
    expect(step.up({ garment, options })).toEqual({ garment, options })
  })

  test.each([{ options: null }, { options: [] }, { options: { hood: 3 } }, { garment: 3 }])(
    '0004 does not mind %j',
    broken => {
      expect(parseDesign({ ...before0004, ...broken }).ok).toBe(false)
    },
  )

  test('0006 keeps every visible colour, free of the club, with one kit', () => {
    expect(steppedTo(after0006.migrations, before0006)).toEqual({ ok: true, document: after0006 })
  })
  test('0008 leaves a part its one pattern of one ink', () => {
    expect(steppedTo(after0008.migrations, before0008)).toEqual({ ok: true, document: after0008 })
  })

  test('0007 leaves limited texts squeezed as they were approved', () => {
    expect(steppedTo(after0007.migrations, before0007)).toEqual({ ok: true, document: after0007 })
    expect(parseDesign(before0007)).toEqual({ ok: true, document: after0009 })
  })
  test('0009 leaves a design without groups and guides as it is', () => {
    expect(steppedTo(after0009.migrations, before0009)).toEqual({ ok: true, document: after0009 })
    expect(parseDesign(before0009)).toEqual({ ok: true, document: after0009 })
  })
  test('0005 keeps every gradient and pattern, and opens foreign designs', () => {
    expect(steppedTo(after0005.migrations, before0005)).toEqual({ ok: true, document: after0005 })
    expect(Object.values(after0005.parts).map(({ span }) => span)).toEqual(['part', 'piece', 'piece', 'piece'])
    for (const before of [before0002, before0003, before0004, before0005]) expect(parseDesign(before).ok).toBe(true)
  })

  test.each([{ parts: null }, { parts: [] }, { parts: { shorts: null } }, { parts: { shorts: 7 } }])(
    '0005 does not mind %j',
    broken => {
      expect(parseDesign({ ...before0005, ...broken }).ok).toBe(false)
    },
  )

  test('apply only what is missing, in order, and note it', () => {
    const steps = ['1', '2', '3'].map(name => ({
      name,
      up: (d: Record<string, unknown>) => ({ ...d, log: `${String(d.log)}${name}` }),
    }))
    const result = migrate({ log: '', migrations: ['1'] }, steps)
    expect(result).toEqual({ ok: true, document: { log: '23', migrations: ['1', '2', '3'] } })
  })

  test('in another order than ours were written by a newer program', () => {
    const steps = ['1', '2'].map(name => ({ name, up: (d: Record<string, unknown>) => d }))
    expect(migrate({ migrations: ['2'] }, steps)).toEqual({ ok: false, reason: 'tooNew' })
  })
})

test('a player’s name and number go where the design has them, and nowhere else', () => {
  const roles = ['playerName', 'backNumber', 'frontNumber', 'shortsNumber', 'frontText'] as const
  const document = { ...fresh, layers: roles.map(role => createTextLayer(role, role, 'old', zone)) }
  const texts = (of: typeof document) => of.layers.map(one => (one.kind === 'text' ? one.text : null))
  expect(texts(personalise(document, { name: 'SOK', number: 7 }) as typeof document)).toEqual([
    'SOK',
    '7',
    '7',
    '7',
    'old',
  ])
  expect(texts(personalise(document, { name: '', number: null }) as typeof document)).toEqual(['', '', '', '', 'old'])
})
