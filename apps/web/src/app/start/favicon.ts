import { parseHex, readableOn, shadesOf } from '@kitwright/measure'
import { firstLetter, parseBrand, whenIdle } from '../../ui/index.ts'

const FAVICON_PX = 45

/** Shade of the icon: dark by day (from 6:00 to before 18:00, the visitor's clock), light at night. */
export const faviconShade = (hour: number): 900 | 100 => (hour >= 6 && hour < 18 ? 900 : 100)

const escaped = (letter: string): string => letter.replace(/[<>&"']/g, sign => `&#${sign.codePointAt(0)};`)

/**
 * The first letter of the tenant's name on its colour, as an SVG address. A canvas is not used: its first letter makes
 * the browser search for fonts, a long task just when the page hydrates.
 */
export function faviconOf(name: string, colour: string, hour: number): string {
  const ground = shadesOf(parseBrand(colour))[faviconShade(hour)]
  const letter = firstLetter(name) || 'K'
  const font = `font-family="'Barlow Condensed','Kantumruy Pro',sans-serif" font-weight="700" font-size="30"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FAVICON_PX}" height="${FAVICON_PX}"><rect width="100%" height="100%" rx="9" fill="${ground}"/><text x="50%" y="34" text-anchor="middle" ${font} fill="${readableOn(parseHex(ground)!)}">${escaped(letter)}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const HOUR_MS = 3_600_000

/** Sets the tab's icon in the tenant's colour and checks the clock again every hour. */
export function startFavicon(name: string, colour: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  const show = (): void => {
    link.href = faviconOf(name, colour, new Date().getHours())
  }
  // Detecting a Khmer letter takes the browser more than a frame.
  whenIdle(show)
  setInterval(show, HOUR_MS)
}
