import { DRAWN } from '../allowedMarkup.ts'
import { SvgRefusedError } from '../refusal.ts'
import type { Sheet } from '../styles/readSheet.ts'
import { elementsIn, replaceWith, type SvgElement, textOf, listAll, walk } from '../element.ts'

const MOVING = /^(?:animate|animateTransform|animateMotion|animateColor|set|discard)$/
/** A script that creates or changes visible content. */
const DRAWS =
  /createElement|append|insert|replace|setAttribute|innerHTML|outerHTML|cloneNode|document\.write|\.style\b|classList|animate\(/

/** No program writes a longer one; each is parsed again wherever it is used. */
const LONGEST_TRANSFORM = 4_000
const TRANSFORMS = ['transform', 'gradientTransform', 'patternTransform']
/** The limit for all style sheets of a file, in letters. */
const MOST_STYLE = 500_000

/** Throws a {@link SvgRefusedError} for transforms and style sheets that are longer than anybody's, before any of them is read. */
export function refuseLong(root: SvgElement): void {
  let style = 0
  for (const element of walk(root)) {
    if (TRANSFORMS.some(name => (element.attributes.get(name) ?? '').length > LONGEST_TRANSFORM))
      throw new SvgRefusedError('svg-too-complex')
    // Embedded fonts have their own refusal, however long they are.
    if (element.name === 'style' && !/@font-face/i.test(textOf(element))) style += textOf(element).length
    if (style > MOST_STYLE) throw new SvgRefusedError('svg-too-complex')
  }
}

/** Throws a {@link SvgRefusedError} for what is seen and cannot be kept, and leaves out what is not seen. */
export function refuseUnsupported(root: SvgElement): void {
  for (const element of listAll(root)) refuseOne(element)
}

function refuseOne(element: SvgElement): void {
  if (element.name === 'foreignObject') {
    if (isSeenPage(element)) throw new SvgRefusedError('svg-foreign-object')
    replaceWith(element, [])
  } else if (element.name === 'flowRoot') {
    // Inkscape's flowed text, which browsers ignore.
    if (textOf(element).trim() !== '') throw new SvgRefusedError('svg-text')
  } else if (MOVING.test(element.name)) {
    if (movesByItself(element)) throw new SvgRefusedError('svg-animated')
  } else if (element.name === 'script') {
    if (element.attributes.has('href') || DRAWS.test(textOf(element))) throw new SvgRefusedError('svg-script')
  } else if (isElsewhere(element)) throw new SvgRefusedError('svg-external')
  const animation = element.styles.get('animation-name') ?? element.styles.get('animation')
  if (animation !== undefined && !/\bnone\b/.test(animation)) throw new SvgRefusedError('svg-animated')
}

const isSeenPage = (element: SvgElement): boolean =>
  (element.children.some(child => typeof child !== 'string') || textOf(element).trim() !== '') &&
  ['width', 'height'].every(side => !/^0?(?:px)?$/.test((element.attributes.get(side) ?? '').trim()))

/** An animation that waits for a click or never begins leaves the drawing as it is. */
const movesByItself = ({ attributes }: SvgElement): boolean =>
  (attributes.get('begin') ?? '0').split(';').some(begin => /^\s*[+-]?[\d.]/.test(begin))

const isElsewhere = ({ name, attributes }: SvgElement): boolean => {
  const href = attributes.get('href')?.trim() ?? ''
  return (
    /^(?:image|use|feImage|textPath|linearGradient|radialGradient|pattern)$/.test(name) && !/^(?:#|data:|$)/i.test(href)
  )
}

/** Throws for embedded fonts that the text uses, and for an external style sheet. */
export function refuseSheets(root: SvgElement, sheets: readonly Sheet[], asksForSheet: boolean): void {
  if (asksForSheet || sheets.some(sheet => sheet.asksForSheet)) throw new SvgRefusedError('svg-external')
  const fonts = new Set(sheets.flatMap(sheet => sheet.fonts))
  if (fonts.size === 0) return
  for (const { attributes } of walk(root)) {
    const families = (attributes.get('font-family') ?? '').split(',')
    if (
      families.some(family =>
        fonts.has(
          family
            .trim()
            .replace(/^['"]|['"]$/g, '')
            .toLowerCase(),
        ),
      )
    )
      throw new SvgRefusedError('svg-font')
  }
}

export const isDrawn = (root: SvgElement): boolean => {
  for (const element of elementsIn(root)) {
    if (DRAWN.has(element.name)) return true
    if (element.name !== 'defs' && isDrawn(element)) return true
  }
  return false
}
