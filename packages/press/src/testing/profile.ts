/** An invented printer with known ink transmittance, darkest black and gamut. */
interface PrinterOptions {
  /** Light reflected where all inks overlap, as part of the cloth's white. */
  readonly black: number
  /** The ICC version: 2 or 4. */
  readonly version?: 2 | 4
}

type ColourTriple = [number, number, number]

/** Matrix from linear sRGB to XYZ under D50, the space of profiles. */
const TO_XYZ = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
] as const
const FROM_XYZ = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
] as const
const D50 = [0.9642, 1, 0.8249] as const

const times = (
  matrix: readonly (readonly [number, number, number])[],
  [a, b, c]: Readonly<ColourTriple>,
): ColourTriple => matrix.map(([x, y, z]) => x * a + y * b + z * c) as ColourTriple

const LIMIT = 6 / 29
const toLab = (linear: ColourTriple): ColourTriple => {
  const f = (t: number): number => (t > LIMIT ** 3 ? Math.cbrt(t) : t / (3 * LIMIT ** 2) + 4 / 29)
  const [x, y, z] = times(TO_XYZ, linear).map((each, i) => f(each / D50[i]!)) as ColourTriple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const fromLab = ([lightness, a, b]: ColourTriple): ColourTriple => {
  const f = (t: number): number => (t > LIMIT ? t ** 3 : 3 * LIMIT ** 2 * (t - 4 / 29))
  const y = (lightness + 16) / 116
  return times(FROM_XYZ, [y + a / 500, y, y - b / 200].map((each, i) => f(each) * D50[i]!) as ColourTriple)
}

const shareOf = (value: number): number => Math.max(0, Math.min(1, value))
/** Equal steps of ink are equal perceptual steps. */
const inkOf = (light: number): number => 1 - Math.cbrt(shareOf(light))
const lightOf = (ink: number): number => (1 - ink) ** 3

/** Lab in the 16-bit encoding of version 2, as shares of the full range. */
const MOST = 0xff_ff
const encode = ([lightness, a, b]: ColourTriple): number[] =>
  [(lightness * 0xff_00) / 100, (a + 128) * 256, (b + 128) * 256].map(each => each / MOST)
const decode = ([lightness, a, b]: readonly number[]): ColourTriple => [
  (lightness! * MOST * 100) / 0xff_00,
  (a! * MOST) / 256 - 128,
  (b! * MOST) / 256 - 128,
]

interface Table {
  readonly from: number
  readonly to: number
  readonly steps: number
  readonly of: (place: readonly number[]) => readonly number[]
}

/** Returns a `lut16Type`: straight curves around a grid. */
function tableOf({ from, to, steps, of }: Table): Buffer {
  const count = steps ** from
  const head = Buffer.alloc(52)
  head.write('mft2')
  head.set([from, to, steps], 8)
  for (const at of [12, 28, 44]) head.writeInt32BE(0x1_00_00, at)
  head.writeUInt16BE(2, 48)
  head.writeUInt16BE(2, 50)
  const straight = (channels: number): Buffer => Buffer.from('0000ffff'.repeat(channels), 'hex')
  const grid = Buffer.alloc(count * to * 2)
  for (let i = 0; i < count; i++) {
    const place = Array.from(
      { length: from },
      (_, k) => (Math.floor(i / steps ** (from - 1 - k)) % steps) / (steps - 1),
    )
    of(place).forEach((value, k) => grid.writeUInt16BE(Math.round(shareOf(value) * MOST), (i * to + k) * 2))
  }
  return Buffer.concat([head, straight(from), grid, straight(to)])
}

const text = (kind: string, words: string): Buffer => Buffer.from(`${kind}\0\0\0\0${words}\0`, 'latin1')

function description(words: string): Buffer {
  const said = text('desc', `????${words}`)
  said.writeUInt32BE(words.length + 1, 8)
  return Buffer.concat([said, Buffer.alloc(78)])
}

function white(): Buffer {
  const bytes = Buffer.from('XYZ '.padEnd(20, '\0'), 'latin1')
  D50.forEach((value, i) => bytes.writeInt32BE(Math.round(value * 0x1_00_00), 8 + 4 * i))
  return bytes
}

function whole(tags: readonly (readonly [string, Buffer])[], version: 2 | 4): Buffer {
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  let at = 128 + table.length
  const bodies = tags.map(([name, bytes], i) => {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    table.write(name, 4 + 12 * i)
    table.writeUInt32BE(at, 8 + 12 * i)
    table.writeUInt32BE(bytes.length, 12 + 12 * i)
    at += padded.length
    return padded
  })
  const header = Buffer.alloc(128)
  header.writeUInt32BE(at)
  header.writeUInt32BE(version === 2 ? 0x02_40_00_00 : 0x04_30_00_00, 8)
  header.write('prtrCMYKLab ', 12)
  header.writeUInt16BE(2026, 24)
  header.set([0, 1, 0, 1], 26)
  header.write('acsp', 36)
  white().copy(header, 68, 8)
  return Buffer.concat([header, table, ...bodies])
}

/** Returns the printer's ICC profile. Its gamut covers all of sRGB except colours darker than its black. */
export function printerProfile({ black, version = 2 }: PrinterOptions): Uint8Array {
  const seen = tableOf({
    from: 4,
    to: 3,
    steps: 9,
    of: ([c, m, y, k]) =>
      encode(toLab([c!, m!, y!].map(ink => black + (1 - black) * lightOf(ink) * lightOf(k!)) as ColourTriple)),
  })
  const inks = (lowest: number): Buffer =>
    tableOf({
      from: 3,
      to: 4,
      steps: 33,
      of: place => [...fromLab(decode(place)).map(light => inkOf((light - lowest) / (1 - lowest))), 0],
    })
  const [nearest, perceptual] = [inks(black), inks(0)]
  const tags = [
    ['desc', description('Made up')],
    ['cprt', text('text', 'Public domain')],
    ['wtpt', white()],
    ['A2B0', seen],
    ['A2B1', seen],
    ['B2A0', perceptual],
    ['B2A1', nearest],
  ] as const
  return whole(tags, version)
}
