import { withoutComments } from './comments.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Properties that may be written as attributes. */
export const PRESENTATION = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction display
  dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight glyph-orientation-vertical image-rendering letter-spacing lighting-color
  marker-end marker-mid marker-start mask mask-type opacity overflow paint-order shape-rendering stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration text-rendering transform transform-box transform-origin unicode-bidi vector-effect visibility word-spacing
  writing-mode
`)

/** Lengths and outlines that style sheets may set, too. */
export const GEOMETRY = words('x y cx cy r rx ry width height d')

/** The properties that only a `style` can set. */
export const STYLED = words(`
  mix-blend-mode isolation white-space text-transform text-shadow text-orientation text-underline-offset
  text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness font-kerning
  font-feature-settings font-variation-settings font-variant-ligatures font-variant-caps font-variant-numeric
  image-orientation
`)

/** Properties that are read but not written: they animate the picture, place it or set its background. */
export const READ = words('animation animation-name translate rotate scale background background-color')

/**
 * Properties that require a unit in style sheets. A `style` attribute accepts plain numbers, as older programs write
 * them.
 */
const WITH_UNIT = words('font-size letter-spacing word-spacing width height')

export const lacksUnit = (property: string, value: string): boolean =>
  WITH_UNIT.has(property) && /^[+-]?[\d.]+$/.test(value) && Number(value) !== 0

/**
 * The functions that every program drawing our pictures understands; declarations with others are skipped in favour of
 * earlier ones.
 */
const FUNCTIONS = words(`
  url var rgb rgba hsl hsla hwb matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy circle ellipse inset
  polygon path xywh rect blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia device-cmyk icc-color
`)
/** System colours, colours derived from others, and keywords that reset a property. */
const OF_THE_SCREEN =
  /(?:^|\s)(?:accentcolor(?:text)?|activetext|button(?:border|face|text)|canvas(?:text)?|field(?:text)?|graytext|highlight(?:text)?|linktext|mark(?:text)?|selecteditem(?:text)?|visitedtext|(?:in)?active(?:border|caption)|(?:inactive)?captiontext|appworkspace|background|button(?:highlight|shadow)|info(?:background|text)|menu(?:text)?|scrollbar|threed\w+|window(?:frame|text)?|initial|unset|revert|revert-layer)\s*$|\(\s*from\s/i

const COLOURS = words('color fill stroke stop-color flood-color lighting-color background background-color')

const NEWER = /(?<![\w-])(?:lab|lch|oklab|oklch|color|color-mix|light-dark)\(|\(\s*from\s/i
const OLDER = /\b(?:rgb|hsl|hwb)a?\(/i
const COUNTED = /\b(?:calc|min|max|clamp)\(/i
const isNewer = (value: string): boolean => NEWER.test(value) || (OLDER.test(value) && COUNTED.test(value))

/** Returns whether a value is a colour that only newer browsers support. */
export const isNewColour = (property: string, value: string): boolean => COLOURS.has(property) && isNewer(value)

/** Returns whether a property's value means the same to every program that renders pictures here. */
export function isKnownToAll(property: string, value: string): boolean {
  // Matches only from the start of a name: trying each letter of a long word would take quadratic time.
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([\w-]+)\(/g))
    if (!FUNCTIONS.has(name.toLowerCase())) return false
  return !(COLOURS.has(property) && OF_THE_SCREEN.test(value))
}

/** Length limit of colours, fonts and lists of lengths; an outline may be longer. */
const LONGEST_VALUE = 2_000

const unescaped = (value: string): string =>
  value.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, other?: string) =>
    hex === undefined ? (other ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16) || 0xff_fd, 0x10_ff_ff)),
  )

export const isCustom = (property: string): boolean => property.startsWith('--')

const isInitial = (value: string): boolean => /^(?:initial|unset|revert|revert-layer)$/i.test(value)

/** Returns a declaration's value in its allowed form. Undefined if it is ignored or has no effect on the picture. */
export function valueOf(property: string, text: string): string | undefined {
  const isOutline = property === 'd'
  if (!isOutline && text.length > LONGEST_VALUE) return undefined
  const value = unescaped(withoutComments(text)).trim()
  if (value === '' || /[<>@{}]|-moz-|expression/i.test(value)) return undefined
  const stays = isInitial(value) || isKnownToAll(property, value) || isNewColour(property, value)
  // The user of a custom property shows whether it is a colour.
  return stays || (isCustom(property) && isNewer(value)) ? value : undefined
}
