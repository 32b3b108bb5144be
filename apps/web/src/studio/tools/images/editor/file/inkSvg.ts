import { parseHex } from '@kitwright/measure'
import { outsideMasks } from '../../files/oneInk.ts'

const NEAR_BLACK = 50
/** A colour in an attribute (`fill="…"`) or a declaration (`fill: …`). */
const COLOUR =
  /(fill|stroke|stop-color|color)(\s*[:=]\s*(?:["']\s*)?)(#[0-9a-f]{3,8}\b|rgb\([^()]*\)|black\b|currentcolor\b)/gi

function isNearBlack(colour: string): boolean {
  if (/^(black|currentcolor)$/i.test(colour)) return true
  const numbers = colour.startsWith('#') ? Object.values(parseHex(colour) ?? {}) : colour.match(/[\d.]+/g)
  const channels = [...(numbers ?? [])].slice(0, 3).map(Number)
  return channels.length === 3 && channels.every(channel => channel < NEAR_BLACK)
}

/** Recolours every nearly black colour of an SVG, including elements that are black by default. */
export function inkSvg(svg: string, colour: string): string {
  const recoloured = outsideMasks(svg, part =>
    part.replace(COLOUR, (whole, name: string, between: string, value: string) =>
      isNearBlack(value) ? `${name}${between}${colour}` : whole,
    ),
  )
  return recoloured.replace(/<svg\b(?![^>]*\sfill\s*=)/i, `<svg fill="${colour}"`)
}
