import type { Language } from '@kitwright/words'
import type { MailPalette, MailTheme } from './themes/index.ts'

/** Kinds of text. The name of each is its class, too, so that the dark style sheet finds it. */
export type Tone = 'plain' | 'strong' | 'title' | 'head' | 'amount' | 'muted' | 'small'

export type ToneStyles = Readonly<Record<Tone, string>>

interface Face {
  readonly sizePx: number
  readonly weight: number
  readonly isUpper: boolean
}

const AMOUNT_PX = 26
/** The largest title on narrow screens. */
const NARROW_TITLE_PX = 30

/** Khmer has no capitals and needs taller lines. */
const faceStyle = ({ sizePx, weight, isUpper }: Face, isKhmer: boolean): string =>
  isKhmer
    ? `font-size:${Math.min(sizePx, 30)}px;font-weight:${Math.min(weight, 700)};line-height:1.7`
    : `font-size:${sizePx}px;font-weight:${weight};line-height:1.2${isUpper ? ';text-transform:uppercase' : ''}`

/** Returns the inline style of each kind of text on the light card. */
export function toneStylesOf({ light, showFonts, title, head }: MailTheme, language: Language): ToneStyles {
  const isKhmer = language === 'kh'
  return {
    plain: `color:${light.ink}`,
    strong: `color:${light.ink};font-weight:600`,
    title: `color:${light.title};font-family:${showFonts};${faceStyle(title, isKhmer)}`,
    head: `color:${light.title};font-family:${showFonts};${faceStyle(head, isKhmer)}`,
    amount: `color:${light.title};font-family:${showFonts};${faceStyle({ ...head, sizePx: AMOUNT_PX }, isKhmer)}`,
    muted: `color:${light.soft};font-size:14px`,
    small: `color:${light.soft};font-size:12px`,
  }
}

/** Styles for dark mode. Mail programs without this media query show the light mail, or invert it themselves. */
const darkSheet = (dark: MailPalette): string => `.ground{background:${dark.ground}!important}
.name{color:${dark.onGround}!important}.card{background:${dark.card}!important}.pale{background:${dark.pale}!important}
.bar{background:${dark.bar}!important;color:${dark.onBar}!important}.button{background:${dark.button}!important;color:${dark.onButton}!important}
.plain,.strong,.pale{color:${dark.ink}!important}.title,.head,.amount,.squad td:first-child{color:${dark.title}!important}.muted,.small,.squad .sum{color:${dark.soft}!important}.stage{color:${dark.onStage}!important}
.line,.quote,.rows td,.rows th{border-color:${dark.line}!important}`

/** Cells of long lists. A style on each would make a mail of some hundred lines so large that Gmail cuts it off. */
const rowSheet = ({ light, rule }: MailTheme): string => `.rows td,.rows th{padding:6px 12px 6px 0;border-bottom:${
  rule === '2px solid' ? '1px solid' : rule
} ${light.line};font-size:14px;line-height:1.5;text-align:left}
.rows td:last-child,.rows th:last-child{padding-right:0;text-align:right}
.squad td:first-child{font-weight:700;color:${light.title}}
.rows .sum{text-align:left!important;font-weight:400!important}.rows .muted,.squad .sum{color:${light.soft}}.rows .small{color:${light.soft};font-size:12px}.rows .long{word-break:break-word}`

/** Returns the style sheet in a mail's head: lists, narrow screens and dark mode. */
export const styleSheetOf = (
  theme: MailTheme,
): string => `:root{color-scheme:light dark;supported-color-schemes:light dark}
${rowSheet(theme)}
@media (max-width:480px){h1{font-size:${Math.min(theme.title.sizePx, NARROW_TITLE_PX)}px!important}.pad{padding-left:18px!important;padding-right:18px!important}.stack{display:block!important;width:100%!important;padding-right:0!important}.button{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){${darkSheet(theme.dark)}}`
