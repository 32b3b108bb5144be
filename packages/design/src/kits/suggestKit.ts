import { contrast, parseHex, toHex, mixColours, type Rgba } from '@kitwright/measure'
import type { DesignDocument, Kit } from '../document.ts'
import { TONES, type KitRole, type Tone } from '../tone.ts'
import { leastDistance } from './clash.ts'
import { designInKit } from './designInKit.ts'

const rgba = (colour: string): Rgba => parseHex(colour)!
const DARK = rgba('#0f172a')
const WHITE = rgba('#ffffff')

/** What such kits are known by, the best first; where all of that is taken, any other of these. */
const KNOWN: Readonly<Record<KitRole, readonly string[]>> = {
  away: ['#f8fafc', '#0f172a', '#0ea5e9'],
  third: ['#0f172a', '#fde047', '#0d9488'],
  goalkeeper: ['#22c55e', '#facc15', '#f97316', '#a855f7', '#38bdf8', '#f472b6'],
  referee: ['#111827', '#fde047', '#22d3ee', '#ec4899'],
  training: ['#475569', '#1e293b', '#94a3b8'],
}
const ANY = [...new Set(Object.values(KNOWN).flat()), '#7f1d1d', '#1d4ed8', '#bae6fd', '#14532d']

/** Nearer to each other than this, what lies on a colour is not read. */
const READ = 2.2

const toneOf = (home: DesignDocument, tone: Tone): string => home.clubColours.find(own => own.tone === tone)!.colour

/** Of some shades of the main colour the one that is seen best on all of these. */
function seenOn(grounds: readonly string[], main: string): string {
  const shades = [0.2, 0.4, 0.6, 0.8].flatMap(share => [
    mixColours(DARK, rgba(main), share),
    mixColours(WHITE, rgba(main), share),
  ])
  const worst = (shade: Rgba): number => Math.min(...grounds.map(ground => contrast(shade, rgba(ground))))
  return toHex([...shades, DARK, WHITE].toSorted((a, b) => worst(b) - worst(a))[0]!)
}

/** The main colour in place, and every other one so that what was read on another at home still is. */
function around(main: string, home: DesignDocument, others: Kit['colours'] = {}): Kit['colours'] {
  const made: Partial<Record<Tone, string>> = { main, ...others }
  const rest = home.clubColours.filter(({ tone }) => made[tone] === undefined)
  // Letters first: they are light or dark on purpose.
  for (const { tone, colour } of rest.toSorted((a, b) => TONES.indexOf(b.tone) - TONES.indexOf(a.tone))) {
    const before = Object.keys(made) as Tone[]
    const readAtHome = before.filter(other => contrast(rgba(colour), rgba(toneOf(home, other))) >= READ)
    const grounds = [...new Set<Tone>(['main', ...readAtHome])].map(other => made[other]!)
    const isSeen = grounds.every(ground => contrast(rgba(colour), rgba(ground)) >= READ)
    made[tone] = isSeen ? colour : seenOn(grounds, main)
  }
  return made
}

/** Main and another club colour change places; what would vanish then becomes a shade that is seen. */
const swapped = (tone: Tone, home: DesignDocument): Kit['colours'] =>
  around(toneOf(home, tone), home, { [tone]: toneOf(home, 'main') })

const kitIn = (role: KitRole, colours: Kit['colours'], home: DesignDocument): Kit => ({
  role,
  colours: Object.fromEntries(
    TONES.flatMap(tone => {
      const own = home.clubColours.find(each => each.tone === tone)
      return own && colours[tone] && colours[tone] !== own.colour ? [[tone, colours[tone]]] : []
    }),
  ),
  parts: {},
})

/** Farther than this from every other kit is far enough for the club's own, and nearly so for what such a kit is known by. */
const FAR = 0.24
const NEARLY = 0.18

interface Rated {
  readonly kit: Kit
  readonly far: number
}
const farthest = (rated: readonly Rated[]): Rated => rated.toSorted((a, b) => b.far - a.far)[0]!

/**
 * A kit of that role: for away and third the club's own colours in other places, else those that such kits are known by, as long as
 * it can be told from every other kit, by whatever eyes. Needs club colours.
 */
export function suggestKit(home: DesignDocument, role: KitRole): Kit {
  const seen = [null, ...home.kits.map(kit => kit.role)]
    .filter(other => other !== role)
    .map(each => designInKit(home, each))
  const rate = (colours: Kit['colours']): Rated => {
    const kit = kitIn(role, colours, home)
    const worn = designInKit({ ...home, kits: [kit] }, role)
    return { kit, far: Math.min(...seen.map(other => leastDistance(other, worn))) }
  }
  const own = role === 'away' || role === 'third' ? home.clubColours.filter(({ tone }) => tone !== 'main') : []
  const swaps = own.map(({ tone }) => rate(swapped(tone, home)))
  const known = KNOWN[role].map(main => rate(around(main, home)))
  const [first] = [...swaps, ...known].filter(({ far }) => far >= FAR)
  if (first) return first.kit
  const best = farthest(known)
  return best.far >= NEARLY ? best.kit : farthest([...known, ...ANY.map(main => rate(around(main, home)))]).kit
}
