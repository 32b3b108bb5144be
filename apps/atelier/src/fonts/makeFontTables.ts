import { readFile, writeFile } from 'node:fs/promises'
import {
  type CodeRanges,
  isOffered,
  joinRanges,
  langOf,
  missingLetters,
  packRanges,
  type FontMetrics,
  type FontRow,
} from '@kitwright/library'
import { measureFont, readFont } from '@kitwright/library/node'
import { LETTERING_METRICS, SHOP_FONTS } from './letteringFonts.ts'

const library = new URL('../../../../packages/library/', import.meta.url)
const modules = new URL('../../../../node_modules/', import.meta.url)

interface Metadata {
  readonly id: string
  readonly family: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly string[]
  readonly defSubset: string
  readonly category: string
  readonly type: string
}
type FaceRow = FontRow['faces'][number]
interface TableRow extends FontRow {
  readonly coverage: string
  /** Letters that each further subset adds, packed. */
  readonly added: readonly SubsetLetters[]
}
interface SubsetLetters {
  readonly subset: string
  readonly letters: string
  /** Whether the file also has the letters A to Z. */
  readonly isPlain: boolean
}

/** The cuts that lettering needs. A family without any of them provides its first cut. */
const WEIGHTS = [400, 700, 900]
const SCRIPTS: Readonly<Record<string, string>> = { kh: 'khmer', jp: 'japanese', kr: 'korean', th: 'thai' }

/** Returns the library's dependencies whose fonts may be offered. */
async function packagedFonts(): Promise<Metadata[]> {
  const { dependencies } = JSON.parse(await readFile(new URL('package.json', library), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const names = Object.keys(dependencies).filter(name => name.startsWith('@fontsource/'))
  const all = names.map(async name => JSON.parse(await readFile(new URL(`${name}/metadata.json`, modules), 'utf8')))
  return ((await Promise.all(all)) as Metadata[]).filter(isOffered).sort((a, b) => (a.family < b.family ? -1 : 1))
}

/** Returns the whole-script files of a face. Only Thai files lack Latin letters, so theirs come first. */
function subsetsOf({ subsets, defSubset }: Metadata): string[] {
  const lang = langOf(subsets)
  const script = lang === 'cn' ? subsets.find(name => name.startsWith('chinese-')) : SCRIPTS[lang]
  if (lang === 'th') return ['latin', 'thai']
  return [script ?? defSubset]
}

function cutsOf({ id, weights, styles }: Metadata): { weight: number; italic: boolean }[] {
  const first = LETTERING_METRICS[id]?.weight
  const wanted = [...(first === undefined ? [] : [first]), ...WEIGHTS].filter(weight => weights.includes(weight))
  const cuts = [...new Set(wanted.length > 0 ? wanted : weights.slice(0, 1))].slice(0, 3)
  return ['normal', 'italic']
    .filter(style => styles.includes(style))
    .flatMap(style => cuts.map(weight => ({ weight, italic: style === 'italic' })))
}

function faceRow({ weight, italic }: { weight: number; italic: boolean }, metrics: FontMetrics): FaceRow {
  const { capHeight, ascent, descent, digitBearings, khmer } = metrics
  return {
    weight,
    ...(italic && { italic }),
    latin: [capHeight, ascent, descent, ...digitBearings.flat()],
    ...(khmer && { khmer: [khmer.letterHeight, khmer.ascent, khmer.descent, khmer.highest, khmer.lowest] }),
  }
}

async function makeRow(meta: Metadata): Promise<TableRow> {
  const { id, family, category } = meta
  const subsets = subsetsOf(meta)
  const read = async (subset: string, weight: number, style: string) =>
    readFile(new URL(`@fontsource/${id}/files/${id}-${subset}-${weight}-${style}.woff2`, modules))
  const faces: FaceRow[] = []
  for (const cut of cutsOf(meta)) {
    const bytes = await read(subsets[0]!, cut.weight, cut.italic ? 'italic' : 'normal')
    const kept = LETTERING_METRICS[id]
    const isKept = kept?.weight === cut.weight && !cut.italic
    faces.push(faceRow(cut, isKept ? kept.metrics : measureFont(bytes, readFont(bytes).coverage)))
  }
  const covered = await Promise.all(
    subsets.map(async name => readFont(await read(name, faces[0]!.weight, 'normal')).coverage),
  )
  const source = SHOP_FONTS.includes(id) ? 'Mockup Sports' : 'Fontsource'
  const before = joinRanges(covered.flat())
  const added = await addedBy(meta, subsets, { before, read: name => read(name, faces[0]!.weight, 'normal') })
  const row = { id, family, lang: langOf(meta.subsets), category, source, subsets } as const
  const more = added.map(({ subset }) => subset)
  return { ...row, ...(more.length > 0 && { more }), faces, coverage: packRanges(before), added }
}

/** Subsets in reading order; others follow by name. */
const ORDER = ['latin', 'latin-ext', 'vietnamese']
const rankOf = (subset: string): number => (ORDER.indexOf(subset) + ORDER.length + 1) % (ORDER.length + 1)

/**
 * Returns further subsets and the letters that each adds to the ones before it. A subset that adds nothing is left out.
 */
async function addedBy(
  { subsets }: Metadata,
  first: readonly string[],
  { before, read }: { readonly before: CodeRanges; readonly read: (subset: string) => Promise<Uint8Array> },
): Promise<SubsetLetters[]> {
  const others = subsets.filter(name => !first.includes(name))
  const added: SubsetLetters[] = []
  let known = before
  for (const name of others.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))) {
    const bytes = await read(name).catch(() => null)
    if (!bytes) continue
    const { coverage } = readFont(bytes)
    const codes = coverage.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    const fresh = codes.filter(code => missingLetters(known, String.fromCodePoint(code)).length > 0)
    const isPlain = coverage.some(([from, to]) => from <= 0x7a && to >= 0x41)
    const letters = packRanges(joinRanges(fresh.map(code => [code, code] as const)))
    if (fresh.length > 0) added.push({ subset: name, letters, isPlain })
    known = joinRanges([...known, ...coverage])
  }
  return added
}

const HEAD = '// Made by `npm run atelier -- fonts` from the packaged fonts; not to be changed by hand.\n'

function tableFile(name: string, rows: readonly TableRow[]): string {
  const lines = rows.map(({ coverage: _, added: __, ...row }) => `  ${JSON.stringify(row)},\n`)
  return `${HEAD}import type { FontRow } from './rows.ts'\n\nexport const ${name}: readonly FontRow[] = [\n${lines.join('')}]\n`
}

function coverageFile(rows: readonly TableRow[]): string {
  const lines = rows.map(({ id, coverage }) => `  ${JSON.stringify(id)}: ${JSON.stringify(coverage)},\n`)
  const further = rows.flatMap(({ id, added }) => added.map(each => ({ ...each, key: `${id} ${each.subset}` })))
  const table = (name: string, all: readonly string[]): string =>
    `export const ${name}: Readonly<Record<string, string>> = {\n${all.join('')}}\n`
  const more = further.map(({ key, letters }) => `  ${JSON.stringify(key)}: ${JSON.stringify(letters)},\n`)
  const plain = JSON.stringify(further.filter(({ isPlain }) => isPlain).map(({ key }) => key))
  return `${HEAD}${table('COVERAGE', lines)}\n${table('MORE', more)}\nexport const PLAIN: readonly string[] = ${plain}\n`
}

function urlsFile(name: string, rows: readonly TableRow[], subsetsIn: (row: TableRow) => readonly string[]): string {
  const files = rows.flatMap(row =>
    row.faces.flatMap(({ weight, italic }) =>
      subsetsIn(row).map(
        subset => `@fontsource/${row.id}/files/${row.id}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff2`,
      ),
    ),
  )
  const imports = files.map((file, i) => `import f${i} from '${file}?url'\n`).join('')
  const entries = files.map((file, i) => `  '${file}': f${i},\n`).join('')
  return `${HEAD}${imports}\nexport const ${name}: Readonly<Record<string, string>> = {\n${entries}}\n`
}

/** Measures every packaged font and writes the library's tables. The same files give the same tables. */
export async function makeFontTables(tell: (line: string) => void): Promise<void> {
  const rows: TableRow[] = []
  for (const meta of await packagedFonts()) {
    const row = await makeRow(meta)
    rows.push(row)
    tell(`${row.id}: ${row.lang}, ${row.subsets.join('+')}, ${row.faces.length} faces`)
  }
  const isFirst = ({ id }: TableRow): boolean => LETTERING_METRICS[id] !== undefined
  const write = async (table: string, text: string) => writeFile(new URL(`src/fonts/${table}.gen.ts`, library), text)
  await write('catalogue/lettering', tableFile('LETTERING', rows.filter(isFirst)))
  await write(
    'catalogue/catalogue',
    tableFile(
      'CATALOGUE',
      rows.filter(row => !isFirst(row)),
    ),
  )
  await write('coverage/coverage', coverageFile(rows))
  await write(
    'files/urls',
    urlsFile('URLS', rows, ({ subsets }) => subsets),
  )
  await write(
    'files/moreUrls',
    urlsFile('MORE_URLS', rows, ({ more = [] }) => more),
  )
}
