import type { Design, DesignRow, schemas } from '@kitwright/contract'
import type { z } from 'zod'
import type { PictureAddress } from './pictureAddress.ts'
import type { SharedDesign } from './shareDesign.ts'
import type { DesignRecord, FullDesignRecord } from './store.ts'

type ProductType = DesignRow['productType']
type Preview = z.output<typeof schemas.preview>

export function presentRow(row: DesignRecord, pictures: PictureAddress, tenantId: string): DesignRow {
  return {
    id: row.id,
    name: row.name,
    productType: row.product_type as ProductType,
    status: row.status,
    revision: row.revision,
    comment: row.comment,
    sentAt: row.sent_at?.toISOString() ?? null,
    rating: row.rating,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    pictureUrl: pictures.of(tenantId, row.id, row.revision),
    previewToken: row.preview_token,
  }
}

export const presentDesign = (row: FullDesignRecord, pictures: PictureAddress, tenantId: string): Design => ({
  ...presentRow(row, pictures, tenantId),
  document: row.document,
})

/** What anyone with the link sees: nothing of the owner. */
export const presentShared = (shared: SharedDesign, token: string): Preview => ({
  name: shared.name,
  productType: shared.product_type as ProductType,
  document: shared.document,
  pictureUrl: `/api/previews/${token}/picture?v=${shared.revision}`,
  updatedAt: shared.updated_at.toISOString(),
})
