import type { PageFiles } from './buildFiles.ts'

/** A page as the painter in the web app's build hands it over. */
export interface Painting {
  readonly language: 'en' | 'kh'
  readonly markup: string
  /** What the head must name for the markup's pictures to come early. */
  readonly preloads: string
  readonly answers: readonly unknown[]
  readonly words: readonly string[]
  /** The modules that draw the page, as the build's manifest names them. */
  readonly modules: readonly string[]
}

/** JSON that may stand in a page: nothing in it ends the element or begins a comment. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Asked for once the page has been seen. */
const EARLY_CALL = /<link rel="preload" href="\/whoami"[^>]*>/
const ROOT = '<div id="root"></div>'

/** The front door with a painted page in it, and what the page was painted from as data that nothing runs. */
export function embed(
  page: string,
  { markup, preloads, answers, words, language }: Painting,
  { address, files }: { readonly address: string; readonly files: PageFiles },
): string {
  const links = [
    ...files.fonts.map(href => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`),
    `<style>${files.styles.map(({ text }) => text).join('')}</style>`,
    // The build's scripts fetch what they find no link to; one that is switched off is not fetched.
    ...files.styles.map(({ address: href }) => `<link rel="stylesheet" href="${href}" disabled />`),
  ]
  const data = inlineJson({ address, language, answers, words, scripts: files.scripts })
  const script = `<script type="application/json" id="painted">${data}</script>`
  return page
    .replace(EARLY_CALL, '')
    .replace('</head>', () => `${preloads}${links.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>${script}`)
}
