import { contrast, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import type { ClubColour } from '../schema/document.ts'

const WHITE = parseHex('#ffffff')!
const DARK = parseHex('#0f172a')!
/** Minimum contrast for large letters (WCAG 2). */
const READ = 3

/** Returns the colour rotated by `degrees` along the HSL hue wheel, with the same saturation and lightness. */
function turned({ r, g, b }: Rgba, degrees: number): Rgba {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const spread = most - least
  const sixth =
    spread === 0 ? 0 : most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  const turns = sixth * 2 + degrees / 30
  // Greys and near-greys yield a colour, too.
  const half = Math.max(spread, 110) / 2
  const middle = Math.min(255 - half, Math.max(half, (most + least) / 2))
  const channel = (n: number): number => {
    const k = (n + turns) % 12
    return middle - half * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return { r: channel(0), g: channel(8), b: channel(4), a: 1 }
}

/** Returns the colour lightened or darkened until it is legible on the ground. */
function readOn(colour: Rgba, ground: Rgba): Rgba {
  const towards = contrast(WHITE, ground) >= contrast(DARK, ground) ? WHITE : DARK
  const shares = Array.from({ length: 11 }, (_, i) => mixColours(towards, colour, i / 10))
  return shares.find(mixed => contrast(mixed, ground) >= READ) ?? towards
}

/** Hue rotations: complementary, adjacent on either side, and a third. */
const TURNS = [180, 40, 320, 120] as const

/** Returns sets of colours that match a main one: a second that is legible on it, a light and a dark. */
export function harmonies(main: string): ClubColour[][] {
  const ground = parseHex(main)
  if (!ground) return []
  const own = (tone: ClubColour['tone'], colour: Rgba): ClubColour => ({ tone, name: null, colour: toHex(colour) })
  return TURNS.map(degrees => {
    const second = readOn(turned(ground, degrees), ground)
    return [
      own('main', ground),
      own('second', second),
      own('deep', mixColours(DARK, ground, 0.75)),
      own('light', mixColours(WHITE, second, 0.92)),
    ]
  })
}
