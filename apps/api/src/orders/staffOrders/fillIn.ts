import { sql, type Transaction } from '../../database/index.ts'

/** The terms that a fill-in takes from the first order. */
export interface FillInTerms {
  /** The first order's revisions by design. */
  readonly revisions: Readonly<Record<string, number>>
  /** Pieces of each design in the first order and in its other fill-ins; canceled ones do not count. */
  readonly orderedQty: ReadonlyMap<string, number>
}

const NOTHING: FillInTerms = { revisions: {}, orderedQty: new Map() }

/** Reads what a fill-in takes from the first order: its revisions, and the pieces that count for quantity steps. */
export async function readFillInTerms(trx: Transaction, fillInOf: string | null): Promise<FillInTerms> {
  if (fillInOf === null) return NOTHING
  const { rows } = await sql<{ design_id: string; revision: number | null; qty: number }>`
    select l.design_id, max(l.revision) filter (where o.id = ${fillInOf}) as revision,
      coalesce(sum(l.qty) filter (where o.status <> 'CANCELED' and l.price_source <> 'sample'), 0)::int as qty
    from orders o join order_lines l on l.order_id = o.id
    where o.id = ${fillInOf} or o.fill_in_of = ${fillInOf}
    group by l.design_id`.execute(trx)
  return {
    revisions: Object.fromEntries(rows.flatMap(row => (row.revision === null ? [] : [[row.design_id, row.revision]]))),
    orderedQty: new Map(rows.map(row => [row.design_id, row.qty])),
  }
}
