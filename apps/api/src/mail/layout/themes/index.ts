import type { ThemeName } from '@kitwright/pages'
import type { MailTheme } from './mailTheme.ts'
import { plainTheme } from './plainTheme.ts'
import { angkorTheme, atelierTheme } from './quietThemes.ts'
import { dropTheme, matchdayTheme } from './showThemes.ts'
import { factoryTheme, schoolTheme } from './workThemes.ts'

const THEMES: Readonly<Record<ThemeName, (colour: string) => MailTheme>> = {
  matchday: matchdayTheme,
  atelier: atelierTheme,
  drop: dropTheme,
  school: schoolTheme,
  angkor: angkorTheme,
  factory: factoryTheme,
}

/** Returns the look of a shop's mails from its theme and colour, `#rrggbb`. */
export const mailThemeOf = (name: ThemeName | null, colour: string): MailTheme =>
  (name === null ? plainTheme : THEMES[name])(colour)

export type { MailPalette, MailTheme } from './mailTheme.ts'
