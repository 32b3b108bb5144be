import { type Language, languageTag } from '@kitwright/words'
import { ICONS } from './icons.ts'

interface WebAppManifestInput {
  readonly name: string
  readonly description: string
  readonly colour: string
  readonly language: Language
  readonly iconVersion: string
}

/** About this many letters fit under an icon. */
const SHORT_LETTERS = 12

function shorten(name: string): string {
  const letters = [...new Intl.Segmenter('km').segment(name)].map(({ segment }) => segment)
  return letters.length <= SHORT_LETTERS ? name : (name.split(/\s+/)[0] ?? name)
}

/** Returns the manifest with which a phone installs the shop as an app. */
export const manifestOf = ({ name, description, colour, language, iconVersion }: WebAppManifestInput): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: shorten(name),
    description,
    lang: languageTag(language),
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colour,
    icons: Object.entries(ICONS)
      .filter(([, { purpose }]) => purpose !== null)
      .map(([file, { sizePx, purpose }]) => ({
        src: `/icons/${file}?v=${iconVersion}`,
        sizes: `${sizePx}x${sizePx}`,
        type: 'image/png',
        purpose,
      })),
  })
