import type { Design, DesignRow, OwnDesignRow } from '@kitwright/contract'
import type { PictureAddress } from '../pictures/pictureAddress.ts'
import type { DesignRecord, FullDesignRecord, ListedDesignRecord } from '../storage/store.ts'

type ProductType = DesignRow['productType']

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

/** Row of a design in its owner's list. */
export const presentOwnRow = (row: ListedDesignRecord, pictures: PictureAddress, tenantId: string): OwnDesignRow => ({
  ...presentRow(row, pictures, tenantId),
  answers: row.answers,
  unreadAnswers: row.unread_answers,
})

export const presentDesign = (row: FullDesignRecord, pictures: PictureAddress, tenantId: string): Design => ({
  ...presentRow(row, pictures, tenantId),
  document: row.document,
})
