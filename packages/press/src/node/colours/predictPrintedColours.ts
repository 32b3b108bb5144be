import { deltaE, labOf, parseHex } from '@kitwright/measure'
import { readInks, type Rendering, toInks } from './convertToInks.ts'

const CHANNELS = 3
/** Length of `#rrggbb`: transparency is ignored. */
const SOLID = 7
const hexOf = (channels: readonly number[]): string =>
  `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`

/** A colour and its predicted print. */
export interface ComingColour {
  readonly colour: string
  readonly comes: string
  /** ΔE00 between the two. */
  readonly deltaE: number
}

/** Predicts how `#rrggbb` colours print with an ICC profile: printed colour and ΔE00 for each. Throws if the profile is unusable. */
export async function predictPrintedColours(
  colours: readonly string[],
  profile: Uint8Array,
  rendering: Rendering = { intent: 'relative', isBlackScaled: false },
): Promise<ComingColour[]> {
  if (colours.length === 0) return []
  const wanted = colours.map(colour => {
    const { r, g, b } = parseHex(colour.slice(0, SOLID))!
    return [r, g, b] as const
  })
  const dots = { data: Uint8Array.from(wanted.flat()), width: colours.length, height: 1, channels: CHANNELS } as const
  const printed = await toInks(dots, { ...rendering, profile, tiff: { compression: 'none' } })
  const seen = await readInks(printed).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return colours.map((colour, i) => {
    const comes = [...seen.subarray(CHANNELS * i, CHANNELS * (i + 1))] as unknown as readonly [number, number, number]
    return { colour, comes: hexOf(comes), deltaE: deltaE(labOf(wanted[i]!), labOf(comes)) }
  })
}
