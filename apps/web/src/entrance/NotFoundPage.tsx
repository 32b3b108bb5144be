import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WebLayout } from '../shop/index.ts'
import { EmptyState } from '../ui/index.ts'

/** Any path that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <WebLayout>
      <EmptyState isPage title={t('not_found')} text={t('not_found_hint')}>
        <Button component={Link} to="/">
          {t('go_home')}
        </Button>
      </EmptyState>
    </WebLayout>
  )
}
