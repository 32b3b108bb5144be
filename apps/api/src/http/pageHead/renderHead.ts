import { LANGUAGES, languageFacts, type Language, languageTag } from '@kitwright/words'
import type { ThemeName } from '@kitwright/pages'
import { escapeMarkup } from './escape.ts'
import type { Subject } from './pageSubject.ts'
import type { ThemeSheet } from './themeSheets.ts'

export interface Head {
  readonly shop: string
  /** `#rrggbb`. */
  readonly colour: string
  readonly language: Language
  /** Scheme and host. */
  readonly origin: string
  readonly path: string
  /** Whether the address names its language. Such a page is distinct from the one that does not. */
  readonly isLanguageNamed: boolean
  readonly iconVersion: string
  /** The shop's theme and its style sheet; null for the plain look. */
  readonly theme: { readonly name: ThemeName; readonly sheet: ThemeSheet | undefined } | null
  readonly subject: Subject
}

const meta = (name: string, content: string): string =>
  `<meta ${/^(?:og|article):/.test(name) ? 'property' : 'name'}="${name}" content="${escapeMarkup(content)}" />`
const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}" href="${escapeMarkup(href)}"${more} />`

/** Returns the same page's addresses in each language, and the one without a language. */
export const alternatesOf = (address: string): readonly (readonly [tag: string, href: string])[] => [
  ...LANGUAGES.map(language => [languageTag(language), `${address}?lang=${languageTag(language)}`] as const),
  ['x-default', address],
]

function addressLines({ origin, path, language, isLanguageNamed, subject }: Head): string[] {
  if (!subject.isListed) return [meta('robots', 'noindex')]
  const address = `${origin}${path}`
  return [
    link('canonical', isLanguageNamed ? `${address}?lang=${languageTag(language)}` : address),
    ...alternatesOf(address).map(([tag, href]) => link('alternate', href, ` hreflang="${tag}"`)),
  ]
}

function pictureLines({ origin, subject }: Head): string[] {
  if (subject.picture === null) return [meta('twitter:card', 'summary')]
  return [
    meta('og:image', `${origin}${subject.picture}`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', subject.title),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', `${origin}${subject.picture}`),
  ]
}

const posterLines = ({ subject }: Head): string[] =>
  (subject.posters ?? []).map(({ media, href }) =>
    link('preload', href, ` as="image" media="${escapeMarkup(media)}" fetchpriority="high"`),
  )

/** Data for search engines. Browsers run no script of this type, so the policy allows it. */
const dataLines = ({ subject: { data } }: Head): string[] =>
  data
    ? [`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`]
    : []

/** Before everything else, so that the first paint has the theme and no line breaks anew when its fonts come. */
function themeLines({ theme, language }: Head): string[] {
  if (!theme?.sheet) return []
  const { address, facesFor } = theme.sheet
  const fonts = facesFor(language).map(href => link('preload', href, ' as="font" type="font/woff2" crossorigin'))
  return [link('stylesheet', address), ...fonts]
}

function headLines(head: Head): string[] {
  const { shop, colour, language, origin, path, iconVersion, subject } = head
  return [
    `<title>${escapeMarkup(shop)}</title>`,
    ...themeLines(head),
    meta('description', subject.description),
    ...addressLines(head),
    meta('theme-color', colour),
    link('manifest', '/manifest.webmanifest'),
    link('apple-touch-icon', `/icons/apple-180.png?v=${iconVersion}`),
    meta('apple-mobile-web-app-title', shop),
    meta('og:type', 'website'),
    meta('og:site_name', shop),
    meta('og:title', subject.title),
    meta('og:description', subject.description),
    meta('og:url', `${origin}${path}`),
    meta('og:locale', languageFacts(language).locale),
    ...LANGUAGES.filter(other => other !== language).map(other =>
      meta('og:locale:alternate', languageFacts(other).locale),
    ),
    ...posterLines(head),
    ...pictureLines(head),
    meta('twitter:title', subject.title),
    meta('twitter:description', subject.description),
    ...dataLines(head),
  ]
}

/** Replaces the title of the built page with the shop's own head. */
export function renderPage(page: string, head: Head): string {
  const lines = headLines(head).join('\n    ')
  const worn = head.theme ? ` data-theme-name="${head.theme.name}"` : ''
  return page
    .replace(/<html lang="[a-z]*">/, `<html lang="${languageTag(head.language)}"${worn}>`)
    .replace(/<title>[^<]*<\/title>/, () => lines)
}
