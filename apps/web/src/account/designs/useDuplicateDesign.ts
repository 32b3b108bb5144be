import type { DesignRow } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newId } from '../../drafts/index.ts'
import { useApi, useProblemText } from '../../session/index.ts'
import { toast, whileBusy } from '../../ui/index.ts'

const MOST_NAME = 120

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
      const copy = t('duplicate_name', { name }).slice(0, MOST_NAME)
      return api('POST /api/designs', { body: { id: newId(), name: copy, document: design.value.document } })
    })
    toast(answer.ok ? 'success' : 'error', answer.ok ? t('design_duplicated') : problemText(answer.error))
    if (answer.ok) await queries.invalidateQueries()
  }
}
