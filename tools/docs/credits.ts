import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const REPO_ROOT = join(import.meta.dirname, '../..')
const readJson = (path: string): unknown => JSON.parse(readFileSync(join(REPO_ROOT, path), 'utf8'))

/** The lock file's entry of a package; of a workspace, with its dependencies. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

export interface Credit {
  readonly name: string
  readonly version: string
  readonly license: string
}

/** Two packages whose manifest names no licence and whose licence file is MIT. */
const UNSAID: Readonly<Record<string, string>> = { hooks: 'MIT', 'png-js': 'MIT' }
/** The workspaces that reach operators or visitors; the atelier's pieces make what is shipped. */
const SHIPPED = /^(?:packages\/.+|apps\/.+)$/

const MODULES = 'node_modules/'
const nameOf = (path: string): string => path.slice(path.lastIndexOf(MODULES) + MODULES.length)
const byName = (a: Credit, b: Credit): number => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1)

const { packages } = readJson('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> }

/**
 * Lists every package that is installed for a shop, on any machine. It reads the lock file, so the list is the same on
 * all.
 */
export function listCredits(): Credit[] {
  const installed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes(MODULES) && dev !== true && link !== true,
  )
  const credits = installed.map(([path, { version = '', license }]) => {
    const name = nameOf(path)
    return { name, version, license: license ?? UNSAID[name] ?? 'unknown' }
  })
  return credits
    .toSorted(byName)
    .filter(({ name, version }, i, all) => name !== all[i - 1]?.name || version !== all[i - 1]?.version)
}

/** Lists the names that a workspace of the product depends on directly. */
function listChosen(): Set<string> {
  const workspaces = Object.entries(packages).filter(([path]) => SHIPPED.test(path))
  const names = workspaces.flatMap(([, { dependencies = {} }]) => Object.keys(dependencies))
  return new Set(names.filter(name => !name.startsWith('@kitwright/')))
}

const link = (text: string, url: string): string => `[${text}](${url})`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

interface FontPackage {
  readonly family: string
  readonly license: { readonly attribution: string }
}
interface IconPackage {
  readonly name: string
  readonly total: number
  readonly author: { readonly name: string; readonly url: string }
}

const isFont = ({ name }: Credit): boolean => name.startsWith('@fontsource')
const isIcons = ({ name }: Credit): boolean => name.startsWith('@iconify-json/')

/** Repeats about the other files of a family, and the licence, which has a separate column. */
const AFTER_THE_FIRST = /\s*(?:\S+\.ttf: |Licensed under |This Font Software ).*$/s

function fontRow({ name, version, license }: Credit): string[] {
  const { family, license: said } = readJson(`${MODULES}${name}/metadata.json`) as FontPackage
  const by = said.attribution.replace(AFTER_THE_FIRST, '').replaceAll('|', '\\|')
  return [link(family, `https://www.npmjs.com/package/${name}`), version, by, license]
}

function iconsRow({ name, version, license }: Credit): string[] {
  const { name: title, total, author } = readJson(`${MODULES}${name}/info.json`) as IconPackage
  return [link(title, author.url), version, `${total} drawings by ${author.name}`, license]
}

const libraryRow = ({ name, version, license }: Credit): string[] => [
  link(name, `https://www.npmjs.com/package/${name}`),
  version,
  license,
]

/** Lists the others by licence, one line each: they are dependencies of the chosen packages. */
function listOthers(others: readonly Credit[]): string {
  const licenses = [...new Set(others.map(({ license }) => license))].toSorted()
  return licenses
    .map(license => {
      const names = others.filter(other => other.license === license).map(({ name }) => name)
      return `**${license}** (${new Set(names).size}): ${[...new Set(names)].join(', ')}`
    })
    .join('\n\n')
}

/** Writes the page `docs/credits.md`. */
export function writeCredits(): string {
  const all = listCredits()
  const chosen = listChosen()
  const fonts = all.filter(isFont)
  const icons = all.filter(isIcons)
  const libraries = all.filter(each => !isFont(each) && !isIcons(each))
  const own = libraries.filter(({ name }) => chosen.has(name))
  const others = libraries.filter(({ name }) => !chosen.has(name))
  return `# Credits

What Kitwright is made with, written by \`tools/docs/credits.ts\` from the lock file and the installed packages. A test holds this page to
them: \`npx vitest run tools/docs --update\` writes it anew.

Kitwright's own code is under the [MIT licence](../LICENSE). Garments, bodies, pattern tiles and pictures are made by this project's own atelier
(\`apps/atelier\`), their sewing patterns with FreeSewing (MIT). Every
player's head is shaped anew from the canonical face mesh of MediaPipe's face mesh by its authors at Google
(\`@mediapipe/face_mesh\` 0.4.1657299874, Apache-2.0): an average face, nobody's likeness, read at development time only. Each package's licence text lies in its folder under \`node_modules\`.

## Lettering
${fonts.length} fonts, as packaged by [Fontsource](https://fontsource.org): on screens Inter, Barlow Condensed and Kantumruy Pro, on cloth all but Inter. The shop's themes
use some of them, and faces of their own, listed with their licences in [themes/fonts](../apps/web/src/app/themes/fonts/LICENCES.md).

${table(['font', 'package', 'by', 'licence'], fonts.map(fontRow))}

## Pictures
${icons.length} collections of drawings to put on cloth, as packaged by [Iconify](https://iconify.design). The screens' own icons are Tabler Icons (below, \`@tabler/icons-react\`).

${table(['collection', 'package', 'what', 'licence'], icons.map(iconsRow))}

## Places
The provinces, districts and communes of Cambodia follow the public gazetteer of the National Committee for Sub-National Democratic Development,
as compiled by [pumi](https://github.com/dwilkie/pumi) (Copyright 2019 David Wilkie, MIT); [its licence](../apps/api/src/orders/places/LICENSE-places.txt) lies beside the data.

## Libraries
Those that the product asks for itself:

${table(['library', 'version', 'licence'], own.map(libraryRow))}

and those that come with them, for every machine that npm may install them on, by licence. \`libvips\`, which \`sharp\` loads as a library of its own, is the only one under the LGPL;
it is used unchanged and can be exchanged.

${listOthers(others)}
`
}
