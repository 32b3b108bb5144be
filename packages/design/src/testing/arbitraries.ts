import { getGarment } from '@kitwright/garment'
import fc from 'fast-check'
import {
  applyCommand,
  type Command,
  createDesign,
  type DesignDocument,
  type Fill,
  type Layer,
  KIT_ROLES,
  TEXT_ROLES,
  TONES,
  type Tone,
} from '../index.ts'

const garment = getGarment('soccer')
const PIECES = [...new Set(garment.models.flatMap(model => model.pieces.map(piece => piece.id)))]

/** Objects with the usual prototype, as a program creates them. */
const record = <T extends object, K extends keyof T = keyof T>(
  shape: { [P in keyof T]: fc.Arbitrary<T[P]> },
  requiredKeys?: K[],
) => fc.record(shape, requiredKeys ? { requiredKeys, noNullPrototype: true } : { noNullPrototype: true })
const finite = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
/** Few values, so that uses often equal the club colours. */
const clubHex = fc.constantFrom('#1e3a8a', '#f8fafc', '#b91c1c')
const tones = fc.constantFrom(...TONES)
/** Colour of a place: free, deliberately free, or a club's, truly or not. */
const coloured = {
  colour: fc.oneof(colour, clubHex),
  tone: fc.oneof(fc.constant(undefined), fc.constant(null), tones),
}
const placedColour = <T extends object>(shape: { [P in keyof T]: fc.Arbitrary<T[P]> }) =>
  record<T & { colour: string; tone?: Tone | null }>({ ...coloured, ...shape } as never).map(
    ({ tone, ...rest }) =>
      (tone === undefined ? rest : { ...rest, tone }) as T & { colour: string; tone?: Tone | null },
  )
const stop = placedColour({ at: finite(0, 100) })

export const fills: fc.Arbitrary<Fill> = fc.oneof(
  placedColour({ kind: fc.constant('solid' as const) }),
  record({
    kind: fc.constant('gradient' as const),
    shape: fc.constantFrom('linear' as const, 'radial' as const),
    angleDeg: finite(0, 359),
    stops: fc.tuple(stop, stop),
  }),
)

const patterns = placedColour({
  id: fc.constantFrom('dots', 'stripes'),
  opacity: finite(0, 1),
  scale: finite(0.1, 10),
  rotationDeg: finite(-360, 360),
  offsetXMm: finite(-2000, 2000),
  offsetYMm: finite(-2000, 2000),
  more: fc.oneof(
    fc.constant({}),
    record({ inks: fc.array(placedColour({}), { maxLength: 3 }) }),
    record({ blend: fc.constantFrom('ink' as const, 'tone' as const), isHidden: fc.boolean() }),
  ),
}).map(({ more, ...use }) => ({ ...use, ...more }))

const outlines = record({
  piece: fc.constantFrom(...PIECES),
  points: fc.array(record({ x: finite(-2000, 2000), y: finite(-2000, 2000) }), { minLength: 3, maxLength: 6 }),
})
const masks = record({
  shows: fc.constantFrom('inside' as const, 'outside' as const),
  outlines: fc.array(outlines, { minLength: 1, maxLength: 3 }),
})

const placed = {
  name: fc.option(fc.constantFrom('Crest', 'លេខ')),
  piece: fc.constantFrom(...PIECES),
  xMm: finite(-2000, 2000),
  yMm: finite(-2000, 2000),
  rotationDeg: finite(-360, 360),
  opacity: finite(0, 1),
  isHidden: fc.boolean(),
  isLocked: fc.boolean(),
}
const groups = record({ id: fc.constantFrom('g', 'h'), name: fc.option(fc.constantFrom('Chest', 'ទ្រូង')) })
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')

export const layers: fc.Arbitrary<Layer> = fc.oneof(
  record({
    ...placed,
    id: ids,
    kind: fc.constant('text' as const),
    role: fc.constantFrom(...TEXT_ROLES),
    text: fc.constantFrom('', '10', 'ស្រី', 'Sok Dara'),
    font: fc.constantFrom('teko', 'graduate'),
    weight: fc.constantFrom(400, 600),
    isItalic: fc.boolean(),
    outerOutline: fc.option(placedColour({ widthMm: finite(0.1, 20) })),
    shadow: fc.option(placedColour({ xMm: finite(-100, 100), yMm: finite(-100, 100) })),
    curve: fc.option(
      fc.oneof(
        record({ kind: fc.constant('arc' as const), degrees: finite(1, 350) }),
        record({ kind: fc.constant('wave' as const), heightMm: finite(0.1, 200), waves: finite(0.5, 8) }),
      ),
    ),
    letterSpacingEm: finite(-0.2, 2),
    lineHeight: finite(0.6, 3),
    align: fc.constantFrom('left' as const, 'centre' as const, 'right' as const),
    isUpperCase: fc.boolean(),
    skewDeg: finite(-45, 45),
    sizeMm: finite(0.1, 1500),
    maxWidthMm: fc.option(finite(0.1, 1500)),
    fit: fc.constantFrom('shrink' as const, 'squeeze' as const),
    fill: fills,
    outline: fc.option(placedColour({ widthMm: finite(0.1, 20) })),
  }),
  record({
    ...placed,
    id: ids,
    kind: fc.constant('image' as const),
    role: fc.constantFrom('logo' as const, 'sponsor' as const, 'image' as const),
    asset: fc.constant({ source: 'file' as const, id: 'f', widthPx: 10, heightPx: 10 }),
    widthMm: finite(0.1, 1500),
    heightMm: finite(0.1, 1500),
    isMirrored: fc.boolean(),
  }),
)

/** A change that fits any layer, with a key that only some have. */
const changes = record(
  {
    xMm: finite(-2000, 2000),
    opacity: finite(0, 1),
    widthMm: finite(0.1, 1500),
    group: fc.option(groups),
  },
  [],
)
const parts = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('base', 'sleeves') }, fc.constantFrom(...garment.parts))
/** Mostly the first elements of a list, so that most commands find their target. */
const index = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 0, max: 1 }) }, fc.integer({ min: 2, max: 6 }))

const EDGES = garment.models.flatMap(({ pieces }) =>
  pieces.flatMap(({ id, edges }) => edges.map(({ name }) => ({ piece: id, edge: name }))),
)
const pipings = placedColour({
  edges: fc.uniqueArray(fc.constantFrom(...EDGES), {
    minLength: 1,
    maxLength: 3,
    selector: ({ piece, edge }) => `${piece}/${edge}`,
  }),
  widthMm: finite(2, 30),
  middle: fc.option(placedColour({}), { nil: undefined }),
}).map(({ middle, ...rest }) => (middle ? { ...rest, middle } : rest))

const kits = record({
  role: fc.constantFrom(...KIT_ROLES),
  colours: fc.dictionary(tones, clubHex, { noNullPrototype: true }),
  isThere: fc.boolean(),
  part: fc.option(parts),
  fill: fills,
}).map(({ role, colours, isThere, part, fill }) => ({
  role,
  kit: isThere
    ? { role, colours, parts: part ? { [part]: { fill, pattern: null, span: 'piece' as const } } : {} }
    : null,
}))

const spans = fc.constantFrom('piece' as const, 'part' as const, 'garment' as const)
const styles = record({
  fill: fills,
  pattern: fc.option(patterns),
  span: spans,
  mask: fc.option(masks, { nil: undefined }),
}).map(({ mask, ...style }) => (mask ? { ...style, mask } : style))

const guides = record({
  piece: fc.constantFrom(...PIECES),
  axis: fc.constantFrom('x' as const, 'y' as const),
  atMm: finite(-2000, 2000),
})

/** Options of the shirt, some of which it does not offer. */
const options = fc.constantFrom(
  { name: 'sleeve', value: 'short' },
  { name: 'sleeve', value: 'long' },
  { name: 'collar', value: 'crew' },
  { name: 'collar', value: 'v' },
  { name: 'collar', value: 'ruff' },
  { name: 'cape', value: 'long' },
)

/** Keeps an optional field only where it has a value. */
const withoutUndefined = <T extends object>(command: T): T =>
  Object.fromEntries(Object.entries(command).filter(([, value]) => value !== undefined)) as T
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
/** A part at home, or in a kit. */
const place = {
  part: parts,
  kit: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.constantFrom(...KIT_ROLES)),
}

const partCommands: fc.Arbitrary<Command> = fc.oneof(
  record({ kind: fc.constant('setPartFill' as const), ...place, fill: fills }),
  record({ kind: fc.constant('setPartSpan' as const), ...place, span: spans }),
  record({ kind: fc.constant('setPart' as const), ...place, style: fc.option(styles) }),
  record({ kind: fc.constant('addPattern' as const), ...place, at: maybe(index), pattern: patterns }),
  record({ kind: fc.constant('addPattern' as const), ...place, pattern: patterns }),
  record({ kind: fc.constant('changePattern' as const), ...place, at: index, pattern: patterns }),
  record({ kind: fc.constant('removePattern' as const), ...place, at: index }),
  record({ kind: fc.constant('movePattern' as const), ...place, from: index, to: index }),
)

const listCommands: fc.Arbitrary<Command> = fc.oneof(
  record({ kind: fc.constant('addPiping' as const), at: maybe(index), piping: pipings }),
  record({ kind: fc.constant('changePiping' as const), at: index, piping: pipings }),
  record({ kind: fc.constant('removePiping' as const), at: index }),
  record({ kind: fc.constant('addRulerGuide' as const), at: maybe(index), guide: guides }),
  record({ kind: fc.constant('changeRulerGuide' as const), at: index, guide: guides }),
  record({ kind: fc.constant('removeRulerGuide' as const), at: index }),
  placedColour({ kind: fc.constant('setFabricColour' as const) }),
  options.map(option => ({ kind: 'setOption' as const, ...option })),
  record({
    kind: fc.constant('setColourCode' as const),
    colour,
    code: fc.option(fc.constantFrom('PANTONE 186 C', 'R-12')),
  }),
)

const clubCommands: fc.Arbitrary<Command> = fc.oneof(
  record({
    kind: fc.constant('setClubColour' as const),
    clubColour: record({ tone: tones, name: fc.option(fc.constant('Royal')), colour: clubHex }),
    at: maybe(index),
  }),
  record({ kind: fc.constant('removeClubColour' as const), tone: tones }),
  kits.map(({ role, kit }) => ({ kind: 'setKit' as const, role, kit })),
  record({
    kind: fc.constant('setKitColour' as const),
    role: fc.constantFrom(...KIT_ROLES),
    tone: tones,
    colour: fc.option(clubHex),
  }),
)

const layerCommands: fc.Arbitrary<Command> = fc.oneof(
  record({ kind: fc.constant('addLayer' as const), layer: layers, below: maybe(fc.option(ids)) }),
  record({ kind: fc.constant('addLayer' as const), layer: layers }),
  record({ kind: fc.constant('removeLayer' as const), id: ids }),
  record({ kind: fc.constant('changeLayer' as const), id: ids, change: changes }),
  record({ kind: fc.constant('orderLayer' as const), id: ids, below: fc.option(ids) }),
)

const elementCommands: fc.Arbitrary<Command> = fc
  .oneof(partCommands, listCommands, clubCommands, layerCommands)
  .map(withoutUndefined)

const edits: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: elementCommands },
  {
    weight: 1,
    arbitrary: record({ kind: fc.constant('batch' as const), commands: fc.array(elementCommands, { maxLength: 4 }) }),
  },
)

/** Commands, some of which name missing elements. */
export const commands = fc.array(edits, { maxLength: 40, size: 'large' })

/** Any document reachable by editing a new one. */
export const documents: fc.Arbitrary<DesignDocument> = commands.map(list =>
  list.reduce((document, command) => applyCommand(document, command).document, createDesign('soccer')),
)
export const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 20, arbitrary: edits },
  { weight: 1, arbitrary: documents.map(document => ({ kind: 'replaceDocument' as const, document })) },
)
