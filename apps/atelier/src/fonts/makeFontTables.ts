import { readFile, writeFile } from 'node:fs/promises'
import { isOffered, langOf, packRanges, type FontMetrics, type FontRow } from '@kitwright/library'
import { measureFont, readFont } from '@kitwright/library/node'
import { LETTERING_METRICS, SHOP_FONTS } from './lettering.ts'

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
}

/** The cuts that lettering needs; a family that has none of them gives its first. */
const WEIGHTS = [400, 700, 900]
const SCRIPTS: Readonly<Record<string, string>> = { kh: 'khmer', jp: 'japanese', kr: 'korean', th: 'thai' }

/** Packages that the library depends on and whose fonts may be offered. */
async function packagedFonts(): Promise<Metadata[]> {
  const { dependencies } = JSON.parse(await readFile(new URL('package.json', library), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const names = Object.keys(dependencies).filter(name => name.startsWith('@fontsource/'))
  const all = names.map(async name => JSON.parse(await readFile(new URL(`${name}/metadata.json`, modules), 'utf8')))
  return ((await Promise.all(all)) as Metadata[]).filter(isOffered).sort((a, b) => (a.family < b.family ? -1 : 1))
}

/** The whole-script files of a face. Only Thai files come without Latin letters; theirs stand before them. */
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
  const coverage = packRanges(joined(covered.flat()))
  return { id, family, lang: langOf(meta.subsets), category, source, subsets, faces, coverage }
}

function joined(ranges: readonly (readonly [number, number])[]): [number, number][] {
  const kept: [number, number][] = []
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const before = kept.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else kept.push([first, last])
  }
  return kept
}

const HEAD = '// Made by `npm run atelier -- fonts` from the packaged fonts; not to be changed by hand.\n'

function tableFile(name: string, rows: readonly TableRow[]): string {
  const lines = rows.map(({ coverage: _, ...row }) => `  ${JSON.stringify(row)},\n`)
  return `${HEAD}import type { FontRow } from './rows.ts'\n\nexport const ${name}: readonly FontRow[] = [\n${lines.join('')}]\n`
}

function coverageFile(rows: readonly TableRow[]): string {
  const lines = rows.map(({ id, coverage }) => `  ${JSON.stringify(id)}: ${JSON.stringify(coverage)},\n`)
  return `${HEAD}export const COVERAGE: Readonly<Record<string, string>> = {\n${lines.join('')}}\n`
}

function urlsFile(rows: readonly TableRow[]): string {
  const files = rows.flatMap(({ id, subsets, faces }) =>
    faces.flatMap(({ weight, italic }) =>
      subsets.map(subset => `@fontsource/${id}/files/${id}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff2`),
    ),
  )
  const imports = files.map((file, i) => `import f${i} from '${file}?url'\n`).join('')
  const entries = files.map((file, i) => `  '${file}': f${i},\n`).join('')
  return `${HEAD}${imports}\nexport const URLS: Readonly<Record<string, string>> = {\n${entries}}\n`
}

/** Measures every packaged font and writes the library's tables; the same files give the same tables. */
export async function makeFontTables(tell: (line: string) => void): Promise<void> {
  const rows: TableRow[] = []
  for (const meta of await packagedFonts()) {
    const row = await makeRow(meta)
    rows.push(row)
    tell(`${row.id}: ${row.lang}, ${row.subsets.join('+')}, ${row.faces.length} faces`)
  }
  const isFirst = ({ id }: TableRow): boolean => LETTERING_METRICS[id] !== undefined
  const write = async (name: string, text: string) => writeFile(new URL(`src/fonts/${name}.gen.ts`, library), text)
  await write('lettering', tableFile('LETTERING', rows.filter(isFirst)))
  await write(
    'catalogue',
    tableFile(
      'CATALOGUE',
      rows.filter(row => !isFirst(row)),
    ),
  )
  await write('coverage', coverageFile(rows))
  await write('urls', urlsFile(rows))
}
