import type { PrintedTexts } from '@kitwright/design'
import { type RawBuilder, type Transaction, sql } from '../../database/index.ts'

/** Marks ready designs as in production. Their owner may not edit them during that time. */
export async function lockDesignsForProduction(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update designs set status = 'processing', version = version + 1
    where id = any(${ids}::uuid[]) and status = 'ready'`.execute(trx)
}

/** Marks designs as ready again when no order in production needs them any more. */
export async function releaseDesigns(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update designs set status = 'ready', version = version + 1
    where id = any(${ids}::uuid[]) and status = 'processing'`.execute(trx)
}

/** Query for the texts of a design's revision `r`, without the rest of its document. */
export const TEXTS_OF_REVISION: RawBuilder<PrintedTexts> = sql`jsonb_build_object(
  'garment', r.document->'garment', 'options', r.document->'options',
  'layers', jsonb_path_query_array(r.document, '$.layers[*] ? (@.kind == "text")'))`

export interface DesignToOrder {
  readonly id: string
  readonly name: string
  readonly productType: string
  readonly revision: number
  /** Moment at which this revision was saved. */
  readonly designedAt: string
  /** Roles of the design's kits, apart from the one that it is drawn as. */
  readonly kits: readonly string[]
  readonly texts: PrintedTexts
}

/**
 * Query for a JSON list of DesignToOrder: the designs with these ids that belong to the owner. Locks them against
 * deletion until the transaction ends. Part of a larger statement, so that placing an order takes only a handful of
 * round trips.
 */
export const designsToOrder = (
  ownerId: string,
  ids: readonly string[],
  pins: Readonly<Record<string, number>> = {},
) => sql<DesignToOrder[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'productType', product_type, 'revision', revision,
    'designedAt', created_at, 'kits', kits, 'texts', texts)), '[]')
  from (
    select d.id, d.name, d.product_type, r.revision, r.created_at,
      jsonb_path_query_array(r.document, '$.kits[*].role') as kits,
      ${TEXTS_OF_REVISION} as texts
    from designs d
    join design_revisions r on r.design_id = d.id
      and r.revision = coalesce((${JSON.stringify(pins)}::jsonb ->> d.id::text)::int, d.revision)
    where d.owner_id = ${ownerId} and d.id = any(${ids}::uuid[]) and d.deleted_at is null for key share of d) own)`
