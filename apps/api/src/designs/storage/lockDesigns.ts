import { type Transaction, sql } from '../../database/index.ts'

/** Ready designs are taken into production: their owner may not edit them meanwhile. */
export async function lockDesignsForProduction(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update designs set status = 'processing', version = version + 1
    where id = any(${ids}::uuid[]) and status = 'ready'`.execute(trx)
}

/** Designs that no order under production needs any more are ready again. */
export async function releaseDesigns(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`update designs set status = 'ready', version = version + 1
    where id = any(${ids}::uuid[]) and status = 'processing'`.execute(trx)
}

export interface DesignToOrder {
  readonly id: string
  readonly name: string
  readonly productType: string
  readonly revision: number
  /** When this revision was saved. */
  readonly designedAt: string
  /** The roles of its kits beside the one that it is drawn as. */
  readonly kits: readonly string[]
  /** The roles of the printed texts. */
  readonly textRoles: readonly string[]
}

/**
 * A query for a JSON list of DesignToOrder: those of the ids that are the owner's. Holds them against deletion until the
 * transaction ends. To be put into a larger statement, so that placing an order stays a handful of round trips.
 */
export const designsToOrder = (ownerId: string, ids: readonly string[]) => sql<DesignToOrder[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'productType', product_type, 'revision', revision,
    'designedAt', created_at, 'kits', kits, 'textRoles', text_roles)), '[]')
  from (
    select d.id, d.name, d.product_type, d.revision, r.created_at,
      jsonb_path_query_array(r.document, '$.kits[*].role') as kits,
      jsonb_path_query_array(r.document, '$.layers[*] ? (@.kind == "text" && !(@.isHidden == true)).role') as text_roles
    from designs d
    join design_revisions r on r.design_id = d.id and r.revision = d.revision
    where d.owner_id = ${ownerId} and d.id = any(${ids}::uuid[]) and d.deleted_at is null for key share of d) own)`
