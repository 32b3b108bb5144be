import { access, mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { FOLDER, THEMES } from './inspectPage.ts'
import type { Group } from './pageShots.ts'
import { SIZE_NAMES, type Size } from './visitors.ts'

const LANGUAGES = ['en', 'kh'] as const
/** The size of one picture on a sheet, px; the lower part of a long page is cut off. */
const TILE = { desktop: { width: 440, height: 560 }, phone: { width: 220, height: 640 } } as const

const COLUMNS = LANGUAGES.flatMap(lang => THEMES.map(theme => [lang, theme] as const))
const fileOf = (group: string, size: Size, column: readonly [string, string], place: string): string =>
  join(FOLDER, group, `${size}-${column.join('-')}`, `${place}.jpg`)
const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

function sheetOf({ name, places }: Group, size: Size): string {
  const { width, height } = TILE[size]
  const tile = (place: string) =>
    COLUMNS.map(column => `<img src="${pathToFileURL(fileOf(name, size, column, place)).href}">`).join('')
  const rows = places.map(place => `<section><h2>${place.name}</h2><div>${tile(place.name)}</div></section>`)
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 16px; width: max-content; font: 14px sans-serif; background: #888; color: #fff }
    main { display: ${size === 'phone' ? 'grid' : 'block'}; grid-template-columns: auto auto; gap: 16px }
    h2 { margin: 4px 0 } div { display: flex; gap: 8px } section { margin-bottom: 8px }
    img { width: ${width}px; max-height: ${height}px; object-fit: cover; object-position: top }
  </style><main>${rows.join('')}</main>`
}

/**
 * Arranges the screenshots of each group side by side, languages and themes across, pages down, and writes an index of
 * all.
 */
export async function composeSheets(browser: Browser, groups: readonly Group[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 } })
  const made: string[] = []
  await mkdir(FOLDER, { recursive: true })
  for (const group of groups) {
    for (const size of SIZE_NAMES) {
      if (!(await isThere(fileOf(group.name, size, COLUMNS[0]!, group.places[0]!.name)))) continue
      const html = join(FOLDER, `${group.name}-${size}.html`)
      await writeFile(html, sheetOf(group, size))
      await page.goto(pathToFileURL(html).href)
      const sheet = html.replace('.html', '.jpg')
      await page.screenshot({ path: sheet, fullPage: true, type: 'jpeg', quality: 72 })
      made.push(sheet)
    }
  }
  await page.close()
  const list = made.map(
    file =>
      `<h2>${relative(FOLDER, file)}</h2><a href="${relative(FOLDER, file).replace('.jpg', '.html')}"><img src="${relative(FOLDER, file)}" width="100%"></a>`,
  )
  await writeFile(
    join(FOLDER, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Every page</title>${list.join('\n')}`,
  )
}
