import { contrast, parseHex, readableOn, toHex, mixColours, type Rgba } from '@kitwright/measure'
import type { DesignDocument, Kit } from '../document.ts'
import { TONES, type KitRole, type Tone } from '../tone.ts'
import { leastDistance } from './clash.ts'
import { wearKit } from './wearKit.ts'

const rgba = (colour: string): Rgba => parseHex(colour)!
const DARK = rgba('#0f172a')

/** What such kits are known by, the best first; where all of that is taken, any other of these. */
const KNOWN: Readonly<Record<KitRole, readonly string[]>> = {
  away: ['#f8fafc', '#0f172a', '#0ea5e9'],
  third: ['#0f172a', '#fde047', '#0d9488'],
  goalkeeper: ['#22c55e', '#facc15', '#f97316', '#a855f7', '#38bdf8', '#f472b6'],
  referee: ['#111827', '#fde047', '#22d3ee', '#ec4899'],
  training: ['#475569', '#1e293b', '#94a3b8'],
}
const ANY = [...new Set(Object.values(KNOWN).flat()), '#7f1d1d', '#1d4ed8', '#bae6fd', '#14532d']

/** Nearer to the main colour than this, what lies on it is not read. */
const READ = 2.2

/** The main colour in place, and every other one so that it is still seen on it. */
function around(main: string, home: DesignDocument): Kit['colours'] {
  const shade = toHex(mixColours(DARK, rgba(main), 0.55))
  const others = home.clubColours.filter(({ tone }) => tone !== 'main')
  const seen = others.map(({ tone, colour }): [Tone, string] => {
    if (contrast(rgba(colour), rgba(main)) >= READ) return [tone, colour]
    return [tone, tone !== 'light' && contrast(rgba(shade), rgba(main)) >= READ ? shade : readableOn(rgba(main))]
  })
  return { main, ...Object.fromEntries(seen) }
}

/** Main and another club colour change places; what would vanish then comes back in the one that is seen. */
function swapped(tone: Tone, home: DesignDocument): Kit['colours'] {
  const colourOf = (of: Tone): string => home.clubColours.find(own => own.tone === of)!.colour
  return { ...around(colourOf(tone), home), [tone]: colourOf('main') }
}

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

/** Farther than this from every other kit is far enough: then what such a kit is known by counts. */
const FAR = 0.24

/**
 * A kit of that role: for away and third the club's own colours in other places, else those that such kits are known by, as long as
 * it can be told from every other kit, by whatever eyes. Needs club colours.
 */
export function suggestKit(home: DesignDocument, role: KitRole): Kit {
  const own = home.clubColours.filter(({ tone }) => tone !== 'main')
  const swaps = role === 'away' || role === 'third' ? own.map(({ tone }) => swapped(tone, home)) : []
  const others = [null, ...home.kits.map(kit => kit.role)].filter(other => other !== role)
  const seen = others.map(other => wearKit(home, other))
  const kits = [...swaps, ...[...KNOWN[role], ...ANY].map(main => around(main, home))].map(colours =>
    kitIn(role, colours, home),
  )
  const rated = kits.map(kit => {
    const worn = wearKit({ ...home, kits: [kit] }, role)
    return { kit, far: Math.min(...seen.map(other => leastDistance(other, worn))) }
  })
  return (rated.find(({ far }) => far >= FAR) ?? rated.toSorted((a, b) => b.far - a.far)[0]!).kit
}
