import { contrast, mixColours, parseHex, readableOn, shadesOf, toHex } from '@kitwright/measure'

/** Colours of a mail, each `#rrggbb`. Every text colour has a contrast of at least 4.5 : 1 to what it stands on. */
export interface MailPalette {
  /** Behind the mail, with the shop's name on it where a theme has no bar. */
  readonly ground: string
  readonly onGround: string
  readonly card: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  readonly title: string
  /** Behind codes and payment details. */
  readonly pale: string
  /** The bar with the shop's name. */
  readonly bar: string
  readonly onBar: string
  /** Behind the kits; their pictures carry it, so it is the same in the dark. */
  readonly stage: string
  readonly onStage: string
  readonly button: string
  readonly onButton: string
}

/** The look of one theme’s mails, with fonts of the reader’s system only. */
export interface MailTheme {
  /** Font of texts, and of the title and headings. The reader's system has one of each list. */
  readonly fonts: string
  readonly showFonts: string
  readonly title: { readonly sizePx: number; readonly weight: number; readonly isUpper: boolean }
  readonly head: { readonly sizePx: number; readonly weight: number; readonly isUpper: boolean }
  readonly radiusPx: { readonly card: number; readonly block: number; readonly button: number }
  readonly align: 'left' | 'center'
  /** `bar`: the shop's name on a bar of the card. `ground`: above the card. */
  readonly name: 'bar' | 'ground'
  /** The place of the title: on the stage above the kits, or with the words. */
  readonly titleOn: 'stage' | 'card'
  readonly kits: 'beforeWords' | 'afterWords'
  /** `apart`: every section is a card of its own. */
  readonly sections: 'joined' | 'apart'
  /** Border between sections and rows. */
  readonly rule: string
  /** A woven band above and below the card, as a CSS background. */
  readonly band?: string
  readonly light: MailPalette
  readonly dark: MailPalette
}

/** Shape of a mail that is one ruled sheet: square, to the left, its sections joined, the kits after the words. */
export const RULED_SHEET = {
  radiusPx: { card: 0, block: 0, button: 0 },
  align: 'left',
  name: 'bar',
  titleOn: 'card',
  kits: 'afterWords',
  sections: 'joined',
  rule: '1px solid',
} as const satisfies Partial<MailTheme>

const mix = (one: string, other: string, share: number): string =>
  toHex(mixColours(parseHex(one)!, parseHex(other)!, share))

/** Returns the shop's colour, darkened until white text is legible on it. */
export function solidOf(colour: string): string {
  const shades = shadesOf(parseHex(colour)!)
  const white = parseHex('#ffffff')!
  const dark = ([500, 600, 700, 800, 900, 950] as const).map(at => shades[at])
  return dark.find(shade => contrast(parseHex(shade)!, white) >= 4.5) ?? '#0f172a'
}

/** Returns the shop's colour, mixed with black: the darkest shade of its ramp, or darker. */
export const nightOf = (colour: string): string => mix('#05070f', shadesOf(parseHex(colour)!)[950], 0.3)

/** Returns the ground with the text colour that is legible on it. */
export const onButton = (ground: string): Pick<MailPalette, 'button' | 'onButton'> => ({
  button: ground,
  onButton: readableOn(parseHex(ground)!),
})

/** Returns the bar with the text colour that is legible on it. */
export const onBar = (ground: string): Pick<MailPalette, 'bar' | 'onBar'> => ({
  bar: ground,
  onBar: readableOn(parseHex(ground)!),
})

/** Returns the stage with the text colour that is legible on it. */
export const onStage = (ground: string): Pick<MailPalette, 'stage' | 'onStage'> => ({
  stage: ground,
  onStage: readableOn(parseHex(ground)!),
})
