import { parseHex, toHex } from '@kitwright/measure'

/** A colour in an attribute (`fill="…"`) or a declaration (`fill: …`). */
const COLOUR =
  /\b(fill|stroke|stop-color|color)(\s*[:=]\s*(?:["']\s*)?)(#[0-9a-f]{3,8}\b|rgba?\([^()]*\)|url\([^()]*\)|[a-z]+\b)/gi
const NO_COLOUR = new Set(['none', 'transparent', 'inherit', 'unset', 'initial', 'freeze', 'remove'])
/** The elements that are more than coloured shapes. */
const MORE = /<(?:image|lineargradient|radialgradient|pattern|filter|text|style|foreignobject)\b/i
const MASK = ['<mask', '</mask>'] as const

/** Changes the text outside masks. Colours in masks mean opacity and are no ink. */
export function outsideMasks(svg: string, change: (part: string) => string): string {
  const lower = svg.toLowerCase()
  let made = ''
  for (let at = 0; ;) {
    const start = lower.indexOf(MASK[0], at)
    if (start < 0) return made + change(svg.slice(at))
    const close = lower.indexOf(MASK[1], start)
    const end = close < 0 ? svg.length : close + MASK[1].length
    made += change(svg.slice(at, start)) + svg.slice(start, end)
    at = end
  }
}

function hexOf(value: string): string | null {
  const said = value.toLowerCase()
  if (said === 'black' || said === 'currentcolor') return '#000000'
  if (said === 'white') return '#ffffff'
  if (said.startsWith('#')) {
    const colour = parseHex(said)
    return colour && toHex({ ...colour, a: 1 })
  }
  const channels = said.startsWith('rgb') ? (said.match(/[\d.]+/g) ?? []).map(Number) : []
  return channels.length === 3 ? toHex({ r: channels[0]!, g: channels[1]!, b: channels[2]!, a: 1 }) : null
}

/** Returns the only colour of a vector picture; null if it has several or more than plain colours. */
export function inkOf(svg: string): string | null {
  if (MORE.test(svg)) return null
  const found = new Set<string | null>()
  outsideMasks(svg, part => {
    for (const [, , , value] of part.matchAll(COLOUR))
      if (!NO_COLOUR.has(value!.toLowerCase())) found.add(hexOf(value!))
    return part
  })
  if (found.size > 1 || found.has(null)) return null
  return [...found][0] ?? '#000000'
}

/** Recolours a vector picture of one colour. */
export function inInk(svg: string, colour: string): string {
  const inked = outsideMasks(svg, part =>
    part.replace(COLOUR, (whole, name: string, between: string, value: string) =>
      NO_COLOUR.has(value.toLowerCase()) ? whole : `${name}${between}${colour}`,
    ),
  )
  return inked.replace(/<svg\b(?![^>]*\sfill\s*=)/i, `<svg fill="${colour}"`)
}
