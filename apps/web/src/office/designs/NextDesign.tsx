import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import css from './DesignPage.module.css'

/** After a verdict: on to the design that has waited longest. */
export function NextDesign({ afterId }: { afterId: string }) {
  const { t } = useTranslation('office')
  const { data } = useCall('GET /api/office/designs', { query: { status: 'waiting', pageSize: 2 } })
  const next = data?.items.find(({ id }) => id !== afterId)
  if (!data) return null
  if (!next) return <p className={css.quiet}>{t('all_reviewed')}</p>
  return (
    <Button component={Link} to={`/office/designs/${next.id}`}>
      {t('next_design')}
    </Button>
  )
}
