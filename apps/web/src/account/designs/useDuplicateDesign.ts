import { type DesignRow, LIMITS } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { newId } from '../../drafts/index.ts'
import { useApi, useSend } from '../../session/index.ts'

/** Truncates a text to `most` UTF-16 units without splitting a surrogate pair. */
const firstOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Saves a copy of a design with the same document; the original stays unchanged. */
export function useDuplicateDesign(): (design: Pick<DesignRow, 'id' | 'name'>) => Promise<void> {
  const { t } = useTranslation(['account'])
  const api = useApi()
  const submit = useSend()
  return async ({ id, name }) => {
    await submit(async () => {
      const design = await api('GET /api/designs/{id}', { params: { id } })
      if (!design.ok) return design
      const copy = t('account:duplicate_name', {
        name: firstOf(name, LIMITS.title - t('account:duplicate_name', { name: '' }).length),
      })
      return api('POST /api/designs', { body: { id: newId(), name: copy, document: design.value.document } })
    }, t('account:design_duplicated'))
  }
}
