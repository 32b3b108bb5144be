import { Button } from '@mantine/core'
import { useTranslation } from '../texts/index.ts'
import { useTenant } from '../session/index.ts'
import { ButtonLink, EmptyState } from '../ui/index.ts'

/** Shows no details to a stranger who found a shirt or a paper from the shop floor. */
export function Strange({ onOffice }: { onOffice: () => void }) {
  const { t } = useTranslation(['pieces'])
  const { name } = useTenant()
  return (
    <EmptyState isPage title={t('pieces:whose', { shop: name })} text={t('pieces:whose_text')}>
      <ButtonLink to="/">{t('pieces:to_shop')}</ButtonLink>
      <Button variant="default" onClick={onOffice}>
        {t('pieces:to_office')}
      </Button>
    </EmptyState>
  )
}
