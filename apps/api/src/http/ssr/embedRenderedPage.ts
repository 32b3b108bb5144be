import type { Hydration, RenderedPage } from '@kitwright/pages'
import { keptLanguageScript } from '../exchange/keptLanguage.ts'
import type { PageFiles } from './buildFiles.ts'

/** JSON that may stand in a page: nothing in it ends the element or begins a comment. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The app's scripts and its first call: asked for once the page has been seen. */
const EARLY = /<link rel="(?:modulepreload"|preload" href="\/whoami")[^<>]*>/g
const ROOT = '<div id="root"></div>'

/** The front door with a rendered page in it, and what the page was rendered from as data that nothing runs. */
export function embed(
  page: string,
  { markup, preloads, answers, words, language }: RenderedPage,
  { address, files }: { readonly address: string; readonly files: PageFiles },
): string {
  const links = [
    keptLanguageScript(language),
    ...files.fonts.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`),
    `<style>${files.styles.map(({ text }) => text).join('')}</style>`,
    // The build's scripts fetch what they find no link to; one that is switched off is not fetched.
    ...files.styles.map(({ address: href }) => `<link rel="stylesheet" href="${href}" disabled />`),
  ]
  const data: Hydration = { address, language, answers, words, scripts: files.scripts }
  const script = `<script type="application/json" id="hydration">${inlineJson(data)}</script>`
  return page
    .replaceAll(EARLY, '')
    .replace('</head>', () => `${preloads}${links.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>${script}`)
}
