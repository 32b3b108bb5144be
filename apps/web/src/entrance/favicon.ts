import { parseHex, readableOn, shadesOf } from '@kitwright/measure'
import { parseBrand } from '../ui/index.ts'

export const FAVICON_PX = 45

/** By day (from 6:00 to before 18:00, the visitor's clock) the dark shade, at night the light one. */
export const faviconShade = (hour: number): 900 | 100 => (hour >= 6 && hour < 18 ? 900 : 100)

function drawFavicon(name: string, colour: string, hour: number): string {
  const ground = shadesOf(parseBrand(colour))[faviconShade(hour)]
  const canvas = document.createElement('canvas')
  canvas.width = FAVICON_PX
  canvas.height = FAVICON_PX
  const context = canvas.getContext('2d')
  if (!context) return 'data:,'
  context.fillStyle = ground
  context.beginPath()
  context.roundRect(0, 0, FAVICON_PX, FAVICON_PX, 9)
  context.fill()
  context.fillStyle = readableOn(parseHex(ground)!)
  context.font = '700 30px "Barlow Condensed", "Kantumruy Pro", sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const letter = [...new Intl.Segmenter('km').segment(name)][0]?.segment ?? 'K'
  context.fillText(letter.toUpperCase(), FAVICON_PX / 2, FAVICON_PX / 2 + 2)
  return canvas.toDataURL('image/png')
}

const HOUR_MS = 3_600_000

/** Sets the tab's icon in the tenant's colour and looks at the clock again every hour. */
export function startFavicon(name: string, colour: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return
  const show = (): void => {
    link.href = drawFavicon(name, colour, new Date().getHours())
  }
  show()
  setInterval(show, HOUR_MS)
}
