import { type DesignRow, LIMITS } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { newId } from '../../drafts/index.ts'
import { useApi, useSend } from '../../session/index.ts'

/** No more than so many UTF-16 units of a text, and no half of a letter. */
const firstOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Saves a second design with the same document; the first stays as it is. */
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
