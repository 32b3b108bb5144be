import { createHash } from 'node:crypto'
import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { getGarment, type ProductType, type SizeChart } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { makeSheets, USUAL_SETTINGS, type Finding, type Sheet } from '@kitwright/press'
import { freeProfiles, writePdf, type Profiles } from '@kitwright/press/node'
import type { OrderToSew } from '../orders/index.ts'
import { garmentsOf, PackError, type GarmentToSew } from './garments.ts'
import { checkGarment, checkLetters } from './roster.ts'
import { sourcesOf, type Drawn, type SourcesMeans } from './sources.ts'

export interface PackInput extends SourcesMeans {
  readonly order: OrderToSew & { readonly approved_at: Date }
  readonly chartOf: (type: ProductType) => { readonly version: number; readonly chart: SizeChart }
}

/** One garment's file, and what the manifest says of it. */
export interface PackFile {
  readonly name: string
  readonly bytes: Uint8Array
  readonly entry: PackEntry
}

export interface PackEntry {
  readonly file: string
  readonly sha256: string
  readonly line: number
  readonly garment: number
  readonly name: string
  readonly number: number | null
  readonly size: string
  readonly revision: number
  readonly document: string
  readonly chart: number
  readonly pieces: readonly { readonly piece: string; readonly code: string; readonly findings: readonly Finding[] }[]
}

const padded = (count: number, digits: number): string => String(count).padStart(digits, '0')

const fileNameOf = ({ line, garment, size, player }: GarmentToSew): string =>
  [padded(line, 2), padded(garment, 3), size, player?.number ?? 'x'].join('-') + '.pdf'

async function sheetsOf(each: GarmentToSew, { order, chartOf }: PackInput): Promise<Sheet[]> {
  const { document, size, player, line, garment: count } = each
  const garment = getGarment(document.garment)
  return makeSheets({
    document,
    garment,
    grades: await loadGrades(garment.id),
    chart: chartOf(garment.productType).chart,
    size,
    player,
    label: { order: order.number, line, garment: count },
    settings: USUAL_SETTINGS,
    measure: layer => measureLayer(layer, nodeSurface),
  })
}

function entryOf(each: GarmentToSew, sheets: readonly Sheet[], bytes: Uint8Array, chart: number): PackEntry {
  const { line, garment, player, size, revision, documentHash } = each
  return {
    file: fileNameOf(each),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    line,
    garment,
    name: player?.name ?? '',
    number: player?.number ?? null,
    size,
    revision,
    document: documentHash,
    chart,
    pieces: sheets.map(({ piece, label, findings }) => ({ piece, code: label.code, findings })),
  }
}

interface Dependencies extends Drawn {
  readonly profiles: Profiles
}

async function fileOf(
  each: GarmentToSew,
  input: PackInput,
  { sources, coverage, profiles }: Dependencies,
): Promise<PackFile> {
  const sheets = await sheetsOf(each, input)
  checkGarment(sheets, each)
  checkLetters(sheets, coverage, each)
  const title = `${input.order.number} ${each.line}.${each.garment}`
  const bytes = await writePdf({ sheets, sources, profiles, title, madeAt: input.order.approved_at })
  const { version } = input.chartOf(getGarment(each.document.garment).productType)
  return { name: fileNameOf(each), bytes, entry: entryOf(each, sheets, bytes, version) }
}

/** The files of an order, a garment at a time. Throws a `PackError` that says whose garment cannot be made. */
export async function* makePack(input: PackInput): AsyncGenerator<PackFile & { readonly of: number }> {
  const garments = garmentsOf(input.order)
  const profiles = await freeProfiles()
  let last: { readonly line: number; readonly drawn: Drawn } | undefined
  for (const each of garments) {
    try {
      // Garments of a line show the same.
      const drawn = last?.line === each.line ? last.drawn : await sourcesOf(each.document, input)
      last = { line: each.line, drawn }
      yield { ...(await fileOf(each, input, { ...drawn, profiles })), of: garments.length }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw error instanceof PackError && reason.includes(each.whose)
        ? error
        : new PackError(`Of ${each.whose} no print can be made: ${reason}`, { cause: error })
    }
  }
}
