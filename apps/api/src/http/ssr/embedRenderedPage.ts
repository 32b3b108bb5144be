import type { Hydration, RenderedPage } from '@kitwright/pages'
import { keptLanguageScript } from '../exchange/keptLanguage.ts'
import type { PageFiles } from './buildFiles.ts'

/** Serialises JSON for embedding in a page: it can neither close the element nor begin a comment. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The app's scripts and its first call. They are loaded after the first paint. */
const EARLY = /<link rel="(?:modulepreload"|preload" href="\/whoami")[^<>]*>/g
const ROOT = '<div id="root"></div>'

/** Embeds a rendered page in `index.html`, with the data that it was rendered from as an inert element. */
export function embed(
  page: string,
  { markup, preloads, answers, words, language }: RenderedPage,
  { address, files }: { readonly address: string; readonly files: PageFiles },
): string {
  const links = [
    keptLanguageScript(language),
    ...files.fonts.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`),
    `<style>${files.styles.map(({ text }) => text).join('')}</style>`,
    // The build's scripts load style sheets for which they find no link. A disabled one is not fetched.
    ...files.styles.map(({ address: href }) => `<link rel="stylesheet" href="${href}" disabled />`),
  ]
  const data: Hydration = { address, language, answers, words, scripts: files.scripts }
  const script = `<script type="application/json" id="hydration">${inlineJson(data)}</script>`
  return page
    .replaceAll(EARLY, '')
    .replace('</head>', () => `${preloads}${links.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>${script}`)
}
