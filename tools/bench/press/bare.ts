import { PDFDocument as SkiaDocument } from '@napi-rs/canvas'
import { PDFDocument } from '@cantoo/pdf-lib'
import { measureLayer, patternsOf } from '@kitwright/artwork'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { defaultChart, getGarment, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { makeSheets, USUAL_SETTINGS } from '@kitwright/press'
import { freeProfiles, writePdf } from '@kitwright/press/node'
import { KITS } from './kits.ts'
import { type RecordedPage, recordPages, replay } from './record.ts'

/**
 * Measures the processor seconds of a squad's files, and of the libraries alone that write them: the same calls on
 * Skia's pages, these put on pages by pdf-lib, and saved. A program of its own: its record is large.
 */

const SIZES: readonly Size[] = ['S', 'M', 'L', 'XL', 'XXXL']
const players = Number(process.argv[2] ?? 25)

const seconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const document = KITS.plain()
const garment = getGarment(document.garment)
const [grades, profiles] = [await loadGrades(garment.id), await freeProfiles()]
const sources = await nodeSources(patternsOf(document), new Map(), 'print')

async function write(at: number): Promise<void> {
  const sheets = makeSheets({
    document,
    garment,
    grades,
    chart: defaultChart(garment.productType),
    size: SIZES[at % SIZES.length]!,
    player: { name: `PLAYER ${at}`, number: at },
    label: { order: 'AK-000042', line: at + 1, garment: 1 },
    settings: USUAL_SETTINGS,
    measure: layer => measureLayer(layer, nodeSurface),
  })
  await writePdf({ sheets, sources, profiles, title: `AK-000042 ${at + 1}.1`, madeAt: new Date(0) })
}

async function writeBare(pages: readonly RecordedPage[]): Promise<void> {
  const skia = new SkiaDocument()
  for (const page of pages) replay(page, skia)
  const [source, file] = [await PDFDocument.load(skia.close()), await PDFDocument.create()]
  for (const page of await file.embedPages(source.getPages())) file.addPage([page.width, page.height]).drawPage(page)
  await file.save({ useObjectStreams: true })
}

// The first write, which compiles and reads, counts for neither.
await write(0)
const began = seconds()
for (let i = 0; i < players; i++) await write(i)
const ours = seconds() - began

let bare = 0
for (let i = 0; i < players; i++) {
  const pages = await recordPages(async () => write(i))
  const from = seconds()
  await writeBare(pages)
  bare += seconds() - from
}
console.log(JSON.stringify({ ours, bare }))
