import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState, Failure } from '../../ui/index.ts'
import page from '../page.module.css'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { ThanksScreen } from './ThanksScreen.tsx'
import { useCheckoutDraft } from './useCheckoutDraft.ts'

function DesignMissing() {
  const { t } = useTranslation(['checkout', 'common'])
  return (
    <EmptyState isPage title={t('checkout:design_missing')} text={t('checkout:design_missing_text')}>
      <Button component={Link} to="/store">
        {t('checkout:new_design')}
      </Button>
      <Button component={Link} to="/me/assets" variant="default">
        {t('common:designs')}
      </Button>
    </EmptyState>
  )
}

/** `/design/checkout/{designId}`: the form, filled from an earlier order (`?again=`); once placed (`?order=`) the thanks. */
export function CheckoutPage({ designId }: { designId: string }) {
  const { order, again } = useSearch({ strict: false }) as { order?: string; again?: string }
  const { t } = useTranslation('common')
  const { draft, retry } = useCheckoutDraft(designId, again)
  return (
    <div className={page.page}>
      {order ? (
        <ThanksScreen orderId={order} />
      ) : draft === 'missing' ? (
        <DesignMissing />
      ) : draft === 'failed' ? (
        <Failure
          isPage
          title={t('something_wrong')}
          text={t('something_wrong_hint')}
          retryLabel={t('try_again')}
          onRetry={retry}
        />
      ) : (
        draft && <CheckoutScreen draft={draft} />
      )}
    </div>
  )
}
