import type { OfficeTemplate, Template, Tenant } from '@kitwright/contract'
import { namesFromTags } from '@kitwright/words'
import type { FullTemplateRecord, TemplateRecord } from './store.ts'

/** Of the document's hash: a name of the picture that changes with it, and that nobody guesses. */
export const pictureVersion = ({ document_hash: hash }: Pick<TemplateRecord, 'document_hash'>): string =>
  hash.slice(0, 16)

const pictureUrlOf = (row: TemplateRecord): string => `/api/templates/${row.id}/picture?v=${pictureVersion(row)}`

export const presentTemplate = (row: TemplateRecord): Template => ({
  id: row.id,
  name: namesFromTags(row.names),
  productType: row.product_type,
  tags: row.tags,
  colours: row.colours,
  pictureUrl: pictureUrlOf(row),
  createdAt: row.created_at.toISOString(),
})

export const presentFull = (row: FullTemplateRecord) => ({ ...presentTemplate(row), document: row.document })

export const presentForOffice = (row: TemplateRecord): OfficeTemplate => ({
  ...presentTemplate(row),
  isPublished: row.is_published,
  version: row.version,
})

/** As the start-up call lists it. */
export const presentBrief = (row: TemplateRecord): Tenant['templates'][number] => ({
  id: row.id,
  type: row.product_type,
  name: namesFromTags(row.names),
  pictureUrl: pictureUrlOf(row),
})
