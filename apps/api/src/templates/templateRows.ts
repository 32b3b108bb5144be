import type { Response_, TemplateTag } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import type { Language } from '@kitwright/words'
import type { Transaction } from '../database/index.ts'
import { presentTemplate } from './present.ts'
import { listTemplates } from './store.ts'

type Row = Response_<'GET /api/templates/rows'>['rows'][number]

/** The content of each row: designs with a tag, or of a garment. */
const ROWS: readonly { id: Row['id']; tag?: TemplateTag; type?: ProductType }[] = [
  { id: 'khmer', tag: 'khmer' },
  { id: 'stripes', tag: 'stripes' },
  { id: 'schools', type: 'POLO_SHIRT' },
  { id: 'bold', tag: 'bold' },
]
/** A row with fewer designs looks empty. */
const MIN_ITEMS = 4
const MAX_ITEMS = 10

interface RowsQuery {
  /** The garments that the shop sells. */
  readonly types: readonly string[]
  readonly language: Language
}

/** Lists the rows that the shop has enough designs for. */
export async function listTemplateRows(trx: Transaction, { types, language }: RowsQuery): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, tag, type } of ROWS) {
    const found = await listTemplates(trx, {
      page: 1,
      pageSize: MAX_ITEMS,
      types: type === undefined ? types : types.filter(sold => sold === type),
      tag,
      sort: 'order',
      language,
      isOffice: false,
    })
    if (found.total < MIN_ITEMS) continue
    const items = found.rows.map(presentTemplate)
    rows.push({ id, tag: tag ?? null, type: type ?? null, total: found.total, items })
  }
  return rows
}
