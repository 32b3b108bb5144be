import type { Answer } from '@kitwright/contract/client'
import type { DesignDocument } from '@kitwright/design'
import { uploadImages } from '../../drafts/index.ts'
import { useTranslation } from '../../texts/index.ts'
import { type Refusal, useApi, usePreferences } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { OfficeTemplate } from '../officeTypes.ts'

export type TemplateInput = Pick<OfficeTemplate, 'name' | 'tags' | 'isPublished'>

export interface TemplateActs {
  /** Without a document the template stays as drawn. */
  change(template: OfficeTemplate, wanted: TemplateInput, document?: DesignDocument): Promise<boolean>
  publish(template: OfficeTemplate): Promise<void>
  remove(template: OfficeTemplate): Promise<void>
  /** Moves a template one place up (-1) or down (1) within its garment. */
  move(all: readonly OfficeTemplate[], at: number, by: -1 | 1): Promise<void>
  make(designId: string, wanted: TemplateInput): Promise<boolean>
  /** Saves what staff drew. */
  draw(document: DesignDocument, wanted: TemplateInput): Promise<boolean>
}

const seen = ({ version }: OfficeTemplate) => ({ 'if-match': `"${version}"` })

type SendDocument = (document: DesignDocument) => Promise<Answer<unknown>>

/** Returns a function that sends a document after its own pictures. */
function useSendDrawn(): (document: DesignDocument, send: SendDocument) => Promise<Answer<unknown> | Refusal> {
  const { t } = useTranslation(['starts'])
  const api = useApi()
  return async (document, send) => {
    const uploaded = await uploadImages(document, api)
    if (uploaded.ok) return send(uploaded.document)
    const { error } = uploaded
    return { ok: false, error: error.id === 'image-missing' ? { ...error, message: t('starts:picture_gone') } : error }
  }
}

/** Returns administrators' actions on templates. Each reports its outcome. */
export function useTemplateActs(): TemplateActs {
  const { t } = useTranslation(['starts'])
  const language = usePreferences(state => state.language)
  const api = useApi()
  const act = useOfficeAction()
  const sent = useSendDrawn()
  const put = async (
    template: OfficeTemplate,
    { name, tags, isPublished }: TemplateInput,
    document?: DesignDocument,
  ): Promise<Answer<unknown>> =>
    api('PUT /api/office/templates/{id}', {
      params: { id: template.id },
      headers: seen(template),
      body: { name, tags, isPublished, ...(document && { document }) },
    })
  return {
    change: async (template, wanted, document) =>
      act(
        async () => (document ? sent(document, async stored => put(template, wanted, stored)) : put(template, wanted)),
        t('starts:saved', { name: wanted.name[language] }),
      ),
    publish: async template => {
      const isPublished = !template.isPublished
      const said = t(isPublished ? 'starts:is_published_now' : 'starts:is_hidden_now', {
        name: template.name[language],
      })
      await act(async () => put(template, { ...template, isPublished }), said)
    },
    remove: async template => {
      const name = template.name[language]
      const question = {
        title: t('starts:confirmation'),
        message: t('starts:delete_question', { name }),
        isDangerous: true,
      }
      if (!(await confirm({ ...question, accept: t('starts:delete'), reject: t('starts:cancel') }))) return
      const call = { params: { id: template.id }, headers: seen(template) }
      await act(async () => api('DELETE /api/office/templates/{id}', call), t('starts:deleted', { name }))
    },
    move: async (all, at, by) => {
      const ids = all.map(({ id }) => id)
      const [here, there] = [ids[at], ids[at + by]]
      const type = all[at]?.productType
      if (here === undefined || there === undefined || type === undefined) return
      const order = ids.with(at, there).with(at + by, here)
      await act(async () => api('PUT /api/office/templates/order', { body: { type, ids: order } }), t('starts:moved'))
    },
    draw: async (document, { name, tags, isPublished }) => {
      const post = async (stored: DesignDocument) =>
        api('POST /api/office/templates', { body: { document: stored, name, tags, isPublished } })
      return act(async () => sent(document, post), t('starts:saved', { name: name[language] }))
    },
    make: async (designId, { name, tags, isPublished }) => {
      const body = { designId, name, tags, isPublished }
      return act(async () => api('POST /api/office/templates', { body }), t('starts:saved', { name: name[language] }))
    },
  }
}
