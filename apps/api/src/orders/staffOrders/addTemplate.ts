import { randomUUID } from 'node:crypto'
import { type Language, namesFromTags } from '@kitwright/words'
import type { Transaction } from '../../database/index.ts'
import { createDesign, designLimitOf, readStored } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { findTemplate } from '../../templates/index.ts'
import { findDraft } from './draftStore.ts'

export interface TemplateToAdd {
  readonly id: string
  readonly templateId: string
  readonly language: Language
  readonly tenant: TenantContext
  readonly now: Date
}

/** Makes a design of a published template for the customer of a draft. Throws `not-found`, `design-limit-reached`. */
export async function addTemplate(trx: Transaction, { id, templateId, language, tenant, now }: TemplateToAdd) {
  const draft = await findDraft(trx, id)
  const template = await findTemplate(trx, templateId)
  const isOffered = template?.is_published && tenant.productTypes.includes(template.product_type)
  if (!draft || draft.order_id !== null || !isOffered) throw new ProblemError('not-found')
  const { design } = await createDesign(trx, designLimitOf(tenant), {
    id: randomUUID(),
    ownerId: draft.owner_id,
    name: namesFromTags(template.names)[language],
    document: readStored(template.document),
    now,
  })
  return { id: design.id, name: design.name, productType: template.product_type }
}
