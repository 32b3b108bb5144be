import type { DesignRow } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newId } from '../../drafts/index.ts'
import { useApi, useProblemText } from '../../session/index.ts'
import { toast, whileBusy } from '../../ui/index.ts'

const MOST_NAME = 120

/** No more than so many UTF-16 units of a text, and no half of a letter. */
const firstOf = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Saves a second design with the same document; the first stays as it is. */
export function useDuplicateDesign(): (design: Pick<DesignRow, 'id' | 'name'>) => Promise<void> {
  const { t } = useTranslation('account')
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async ({ id, name }) => {
    const answer = await whileBusy(async () => {
      const design = await api('GET /api/designs/{id}', { params: { id } })
      if (!design.ok) return design
      const copy = t('duplicate_name', { name: firstOf(name, MOST_NAME - t('duplicate_name', { name: '' }).length) })
      return api('POST /api/designs', { body: { id: newId(), name: copy, document: design.value.document } })
    })
    toast(answer.ok ? 'success' : 'error', answer.ok ? t('design_duplicated') : problemText(answer.error))
    if (answer.ok) await queries.invalidateQueries()
  }
}
