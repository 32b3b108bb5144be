import { sampleMarksOf } from '@kitwright/design'
import { useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { confirm } from '../../../ui/index.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'

/**
 * Asks once whether a template's sample marks are to be printed. Resolves to whether the order goes on, at once if no
 * design has such a mark.
 */
export function useMarkQuestion({ designs }: CheckoutSource): () => Promise<boolean> {
  const { t } = useTranslation(['checkout'])
  const isAccepted = useRef(false)
  return async () => {
    const marked = designs.flatMap(({ design }) => (sampleMarksOf(design.document).length > 0 ? design.name : []))
    if (marked.length === 0 || isAccepted.current) return true
    isAccepted.current = await confirm({
      title: t('checkout:mark_question'),
      message: t('checkout:mark_question_text', { designs: marked.join(', ') }),
      accept: t('checkout:mark_accept'),
      reject: t('checkout:mark_reject'),
    })
    return isAccepted.current
  }
}
