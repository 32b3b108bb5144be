import type { OfficeQuote } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { confirm, toast } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import css from './Quote.module.css'

/** The link that opens the quote without an account: copied, or replaced by a new one. */
export function QuoteLink({ quote }: { readonly quote: OfficeQuote }) {
  const { t } = useTranslation(['quotes', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const { id, version, linkPath, state } = quote
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${linkPath ?? ''}`)
    toast('success', t('quotes:link_copied'))
  }
  const replace = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('quotes:link_replace'),
      message: t(state === 'sent' ? 'quotes:link_replace_mail_text' : 'quotes:link_replace_text'),
      accept: t('quotes:link_replace'),
      reject: t('common:cancel'),
    })
    if (!isSure) return
    const body = { version, isMailed: true }
    await act(async () => api('POST /api/office/quotes/{id}/link', { params: { id }, body }), t('quotes:link_replaced'))
  }
  const turnOff = async (): Promise<void> => {
    const body = { version, isMailed: false, isOff: true }
    await act(
      async () => api('POST /api/office/quotes/{id}/link', { params: { id }, body }),
      t('quotes:link_turned_off'),
    )
  }
  return (
    <div className={css.acts}>
      {linkPath === null ? (
        <p>{t('quotes:link_turned_off')}</p>
      ) : (
        <>
          <Button variant="default" size="xs" onClick={() => void copy()}>
            {t('quotes:copy_link')}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={() => void turnOff()}>
            {t('quotes:link_turn_off')}
          </Button>
        </>
      )}
      <Button variant="subtle" color="gray" size="xs" onClick={() => void replace()}>
        {t('quotes:link_replace')}
      </Button>
    </div>
  )
}
