import type { Template } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import { readDesign, withClubColours } from '@kitwright/design'
import { newDraft, saveDraft, type OpenResult } from '../../../drafts/index.ts'

interface TemplateRef {
  readonly id: string
  readonly garment: string
  readonly pick: (name: Template['name']) => string
}

/**
 * Opens a copy of a template as a draft in this browser. It is saved at once, because the user chose it deliberately.
 */
export async function openTemplate({ id, garment, pick }: TemplateRef, api: Client): Promise<OpenResult> {
  const answer = await api('GET /api/templates/{id}', { params: { id } })
  if (!answer.ok) return { ok: false, error: answer.error.id }
  const parsed = await readDesign(answer.value.document)
  if (!parsed.ok) return { ok: false, error: 'unreadable' }
  if (parsed.document.garment !== garment) return { ok: false, error: 'not-found' }
  const draft = newDraft(pick(answer.value.name), withClubColours(parsed.document))
  // If this browser cannot store drafts, the studio reports it on the first change.
  await saveDraft(draft)
  return { ok: true, draft }
}
