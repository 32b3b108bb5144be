import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { type DocumentRecord, issuedOf, listDocuments } from './documentStore.ts'

type Documents = Response_<'GET /api/orders/{id}/documents'>

const presentDocument = (record: DocumentRecord): Documents['items'][number] => {
  const { text: _, ...document } = issuedOf(record)
  return { id: record.id, ...document }
}

/** Answers with an order's invoice and later documents. Throws `not-found` without an order. */
export async function answerDocuments(
  trx: Transaction,
  order: Pick<OrderRecord, 'id'> | undefined,
): Promise<{ readonly value: Documents }> {
  if (!order) throw new ProblemError('not-found')
  return { value: { items: (await listDocuments(trx, order.id)).map(presentDocument) } }
}
