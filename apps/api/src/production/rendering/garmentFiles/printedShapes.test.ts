import { createDesign, createImageLayer, createPatternUse, type ImageLayer, type Motif } from '@kitwright/design'
import { defaultChart, getGarment, zoneOf } from '@kitwright/garment'
import { drawCrest, findSymbol, startBlazon, SYMBOLS, symbolSvg } from '@kitwright/crest'
import { type Finding, USUAL_SETTINGS } from '@kitwright/press'
import { freeProfiles } from '@kitwright/press/node'
import { cutMask, inkOutlines } from '@kitwright/artwork/node'
import { readShapes } from '@kitwright/vector'
import { FEATURES } from '@kitwright/vector/testing'
import { describe, expect, test } from 'vitest'
import { drawingAt, drawingBy, keepDrawing } from '../../../files/testing/keptDrawings.ts'
import { loadImageBuffer } from '@kitwright/artwork/node'
import { work as check } from './checkWorker.ts'
import type { GarmentToMake } from './job.ts'
import { work as make } from './makeWorker.ts'
import { vectorPainterIfEqual } from './verifyVectorRendering.ts'
import { sheetsOf } from './garmentSheets.ts'
import { howPrinted, sourcesToPrint } from './sourcesToPrint.ts'
import type { DecodedPicture } from './drawingSources.ts'

const CREST = drawCrest({ ...startBlazon('TIGERS'), division: 'pale' }, () => null)

/** One drawing or symbol in so many is tried; `npm run sweep` tries all. */
const isWhole = process.env['WHOLE_SWEEP'] !== undefined
const EVERY = isWhole ? 1 : 4
/** Only a browser's default makes 1 em 16 pixels. */
const OTHERWISE = ['units']

/** Both are compared at this size. */
const pixelsOf = async (bytes: Uint8Array) => (await loadImageBuffer(await drawingAt(bytes, 768))) as DecodedPicture

test('whatever is told as shapes looks as another program draws it', async () => {
  const drawings = [
    ['crest', CREST],
    ...Object.entries(FEATURES).filter(([, svg]) => !svg.includes('data:')),
    ...(['illustrator', 'figma', 'browserCss'] as const).flatMap(program =>
      (['gradients', 'flag', 'clipped', 'turned'] as const).map(name => [
        `${program} ${name}`,
        drawingBy(program, name),
      ]),
    ),
  ] as [string, string][]
  const tried = drawings.filter(([name], index) => index % EVERY === 0 || OTHERWISE.includes(name))
  const unlike: string[] = []
  let compared = 0
  for (const [name, svg] of tried) {
    const cleaned = await keepDrawing(svg).catch(() => undefined)
    const shapes = cleaned && readShapes(new TextDecoder().decode(cleaned.bytes), cutMask)
    if (!shapes) continue
    const pixels = await pixelsOf(cleaned.bytes)
    compared += 1
    if (!vectorPainterIfEqual(shapes, pixels)) unlike.push(name)
  }
  expect(unlike).toEqual(OTHERWISE)
  expect(compared).toBeGreaterThan(60 / EVERY)
})

/** Side of a symbol's place, its frame included, and the places in a row. */
const [PLACE, IN_A_ROW] = [108, 3]

/** Returns one drawing of nine symbols: drawn and compared together, they take an eighth of the time. */
function sheetOf(symbols: readonly (typeof SYMBOLS)[number][]): string {
  const drawn = symbols.map((symbol, index) => {
    // A sheet needs each mask under a name of its own.
    const content = symbolSvg(symbol)
      .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
      .replace('id="m"', `id="m${index}"`)
      .replace('#m)', `#m${index})`)
    const [x, y] = [index % IN_A_ROW, Math.floor(index / IN_A_ROW)].map(place => place * PLACE + 4)
    return `<g transform="translate(${x} ${y})">${content}</g>`
  })
  const side = IN_A_ROW * PLACE
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 ${side} ${side}">${drawn.join('')}</svg>`
}

test('symbols of the library are shapes that look as another program draws them', async () => {
  const tried = SYMBOLS.filter((_, index) => index % EVERY === 0)
  const unlike: string[][] = []
  for (let from = 0; from < tried.length; from += IN_A_ROW ** 2) {
    const symbols = tried.slice(from, from + IN_A_ROW ** 2)
    const { bytes } = await keepDrawing(sheetOf(symbols))
    const shapes = readShapes(new TextDecoder().decode(bytes), cutMask)
    if (!shapes || !vectorPainterIfEqual(shapes, await pixelsOf(bytes))) unlike.push(symbols.map(({ id }) => id))
  }
  expect(unlike).toEqual([])
})

/** Returns a square of one colour with further elements on it. */
const drawingWith = (more: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><path fill="#1d4a8a" d="M0 0H800V800H0Z"/>${more}</svg>`

const garment = getGarment('tshirt')
const plain = createDesign('tshirt')

interface DrawnSleeveInput {
  readonly svg: string
  readonly widthMm?: number
  readonly layer?: Partial<ImageLayer>
  readonly isInked?: boolean
}

/** Returns a sleeve with a drawing on it. */
async function garmentWith({ svg, widthMm = 60, layer, isInked }: DrawnSleeveInput): Promise<GarmentToMake> {
  const { bytes, widthPx, heightPx } = await keepDrawing(svg)
  const asset = { source: 'file', id: 'drawing', widthPx, heightPx } as const
  const placed = createImageLayer('drawing', 'logo', asset, zoneOf(garment, plain.options, 'logo')!)
  const lies = { piece: 'sleeveL', xMm: 200, yMm: 130, widthMm, heightMm: (widthMm * heightPx) / widthPx }
  const base = { fill: { kind: 'solid' as const, colour: '#0f766e' }, pattern: null, span: 'piece' as const }
  const document = {
    ...plain,
    parts: { ...plain.parts, base, sleeves: base },
    layers: [{ ...placed, ...lies, ...layer }],
  }
  const inks = isInked ? { inks: { isBlackScaled: true } } : {}
  return {
    document,
    chart: defaultChart('TSHIRT'),
    size: 'XS',
    player: null,
    settings: { ...USUAL_SETTINGS, ...inks },
    label: { order: 'AK-000001', line: 1, garment: 1 },
    only: ['sleeveL'],
    who: { line: '1', name: '', number: '', size: 'XS' },
    madeAt: new Date(0),
    output: isInked ? { bytes: (await freeProfiles()).output, name: 'Mutoh' } : null,
    images: [{ id: 'drawing', bytes, isAltered: false }],
    fonts: [],
  }
}

interface PrintedDrawing {
  readonly pdf: Uint8Array
  /** The resolutions of the drawing, wherever it is printed. */
  readonly dpis: readonly (number | null)[]
}

/** Records the progress of each piece. */
const waitingFor = (told: number[]) => ({
  tell: (done: number) => void told.push(done),
  enough: new AbortController().signal,
})

async function print(wanted: GarmentToMake): Promise<PrintedDrawing> {
  const told: number[] = []
  const made = await make(wanted, waitingFor(told))
  expect(told).toEqual([1])
  if (made.problem) throw new Error(made.problem.id)
  const findings: readonly Finding[] = made.pieces.flatMap(each => each.findings)
  return { pdf: made.pdf, dpis: [...new Set(findings.map(({ dpi }) => dpi))] }
}

/** Counts the pictures in a file: none of those that it draws is packed into another stream. */
const picturesIn = (pdf: Uint8Array): number => Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1

// Round drawings are read back in inks too (`roundDrawing.test.ts`).
describe.each(isWhole ? [false, true] : [false])('in inks: %s, a drawing', isInked => {
  test('of shapes alone is printed without pixels, sharp, and read back as seen', async () => {
    const wanted = await garmentWith({ svg: CREST, isInked })
    const { pdf, dpis } = await print(wanted)
    expect(picturesIn(pdf)).toBe(0)
    expect(dpis).toEqual([null])
    expect(await check({ garment: wanted, pdf }, waitingFor([]))).toBeNull()
    const other = await garmentWith({ svg: CREST.replaceAll('#f2b705', '#d92020'), isInked })
    expect(await check({ garment: other, pdf }, waitingFor([]))).toMatchObject({ id: 'colour' })
  })

  test('with gradients that let through is printed as shapes, too', async () => {
    const wanted = await garmentWith({ svg: drawingBy('illustrator', 'gradients'), isInked })
    const { pdf, dpis } = await print(wanted)
    expect(dpis).toEqual([null])
    expect(await check({ garment: wanted, pdf }, waitingFor([]))).toBeNull()
  })
})

const MASKED_BY_ALPHA: [string, string] = [
  'a picture that Figma masks by alpha',
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" fill="none"><mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="200"><circle cx="100" cy="100" r="100" fill="#D9D9D9"/></mask><g mask="url(#mask0_1_2)"><rect width="200" height="200" fill="#1D4A8A"/><path d="M0 200L200 0" stroke="#F2B705" stroke-width="24"/></g></svg>',
]
test.each([
  ['a symbol of the library', symbolSvg(findSymbol('whistle')!)],
  [
    'a group that Figma masks by luminance',
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" fill="none"><mask id="mask0_1_2" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="200"><path d="M100 0L200 200H0Z" fill="white"/><circle cx="100" cy="120" r="30" fill="black"/></mask><g mask="url(#mask0_1_2)"><rect width="200" height="200" fill="#1D4A8A"/><rect y="90" width="200" height="30" fill="#F2B705"/></g></svg>',
  ],
  ...(isWhole ? [MASKED_BY_ALPHA] : []),
])('%s is printed without a pixel, and read back as it was seen', async (_, svg) => {
  const wanted = await garmentWith({ svg })
  const { pdf, dpis } = await print(wanted)
  expect(picturesIn(pdf)).toBe(0)
  expect(dpis).toEqual([null])
  expect(await check({ garment: wanted, pdf }, waitingFor([]))).toBeNull()
})

test('a drawing with transparency is printed at 300 dpi of true size', async () => {
  const shadow = await garmentWith({ svg: drawingBy('figma', 'shadowed'), widthMm: 260 })
  const { pdf, dpis } = await print(shadow)
  expect(picturesIn(pdf)).toBeGreaterThan(0)
  expect(dpis).toEqual([300])
  const through = await print(await garmentWith({ svg: CREST, widthMm: 260, layer: { opacity: 0.5 } }))
  expect(picturesIn(through.pdf)).toBeGreaterThan(0)
  expect(through.dpis).toEqual([300])
})

test('a drawing that programs draw differently is printed from the approved pixels', async () => {
  const { bytes } = await keepDrawing(CREST)
  const shapes = readShapes(new TextDecoder().decode(bytes))!
  const other = await keepDrawing(CREST.replaceAll('#1d4a8a', '#1d8a4a'))
  const pixels = await pixelsOf(other.bytes)
  expect(vectorPainterIfEqual(shapes, pixels)).toBeUndefined()
})

async function inFewInks(svg: string, inks = 2, colours = ['#123456', '#abcdef', '#00ff00', '#ff00ff']) {
  const { bytes, widthPx, heightPx } = await keepDrawing(svg)
  const asset = { source: 'file', id: 'drawing', widthPx, heightPx } as const
  const size = { widthMm: 400, heightMm: (400 * heightPx) / widthPx, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
  const motif: Motif = { kind: 'picture', asset, inks, ...size }
  const worn = await garmentWith({ svg })
  const [first, ...others] = colours.slice(0, inks)
  const pattern = { ...createPatternUse('own-picture', first!), opacity: 1, motif, colours: others }
  const base = { fill: { kind: 'solid' as const, colour: '#ffffff' }, pattern, span: 'piece' as const }
  const document = { ...worn.document, layers: [], parts: { ...worn.document.parts, base, sleeves: base } }
  return { ...worn, document, images: [{ id: 'drawing', bytes, isAltered: false }] }
}

test('a pattern in a few inks prints from its own shapes, not a trace', async () => {
  const wanted = await inFewInks(drawingWith('<path fill="#f2b705" d="M0 398.6H800V400H0Z"/>'))
  const { sources, letGo } = await sourcesToPrint(wanted, await sheetsOf(wanted))
  const outlines = inkOutlines(sources.separable!.get('file:drawing')!)(['#1d4a8a', '#f2b705'], false)
  // A line as thin as a 570th of the drawing, which a pixel trace loses.
  expect(outlines[1]![0]!.d).toMatch(/4982|4983/)
  letGo()
  const { pdf } = await print(wanted)
  expect(picturesIn(pdf)).toBe(0)
  expect(await check({ garment: wanted, pdf }, waitingFor([]))).toBeNull()
})

test.each([
  ['shapes', CREST],
  ['pixels', drawingBy('figma', 'shadowed')],
])('papers tell of a drawing printed as %s what its print file has', async (how, svg) => {
  const wanted = await garmentWith({ svg, widthMm: 260 })
  const sheets = await sheetsOf(wanted)
  const { printedAs, letGo } = await sourcesToPrint(wanted, sheets)
  const drawing = { source: 'file', id: 'drawing' } as const
  const [printed, told] = [printedAs(drawing), (await howPrinted(wanted, sheets))(drawing)]
  letGo()
  expect(told).toEqual(printed)
  expect(told?.isShapes).toBe(how === 'shapes')
})

const FEW_INKS: [string, string][] = [
  [
    'a gradient',
    '<linearGradient id="g"><stop stop-color="#1d4a8a"/><stop offset="1" stop-color="#f2b705"/></linearGradient><path fill="url(#g)" d="M100 100H700V300H100Z"/>',
  ],
  ['a see-through colour', '<path fill="#f2b705" fill-opacity=".5" d="M100 100H700V300H100Z"/>'],
  ['dashes', '<path stroke="#f2b705" stroke-width="20" stroke-dasharray="30 20" d="M100 100H700"/>'],
]
test.each(FEW_INKS.slice(0, isWhole ? 3 : 1))(
  'a drawing with %s in a few inks is printed as shapes, too',
  async (_, content) => {
    const wanted = await inFewInks(drawingWith(content))
    const { pdf } = await print(wanted)
    expect(picturesIn(pdf)).toBe(0)
    expect(await check({ garment: wanted, pdf }, waitingFor([]))).toBeNull()
  },
)
