import { useTranslation } from '../../texts/index.ts'
import { WebLayout } from '../../shop/index.ts'
import { ButtonLink, EmptyState } from '../../ui/index.ts'

/** Page for any unknown path. */
export function NotFoundPage() {
  const { t } = useTranslation(['common'])
  return (
    <WebLayout>
      <EmptyState isPage title={t('common:not_found')} text={t('common:not_found_hint')}>
        <ButtonLink to="/">{t('common:go_home')}</ButtonLink>
      </EmptyState>
    </WebLayout>
  )
}
