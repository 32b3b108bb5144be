import { Button, Group, Rating, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { DesignBadge } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { useStudio } from '../../context/index.ts'
import { savedIdOf } from '../savedId.ts'
import css from './Revisions.module.css'

/**
 * Shows what the shop and the owner have noted on the saved design: its status, the team's comment, the owner's stars.
 */
export function DesignFacts() {
  const { t } = useTranslation(['revisions', 'account'])
  const id = useStudio(savedIdOf)
  const { data } = useCall('GET /api/designs/{id}', { params: { id: id ?? '' } }, { isEnabled: id !== null })
  if (!data) return null
  const { status, comment, rating } = data
  return (
    <div className={css.facts} role="group" aria-label={t('revisions:said')}>
      <Group gap="sm">
        <DesignBadge status={status} />
        {rating !== null && (
          <span role="img" aria-label={t('account:your_rating', { count: rating })}>
            <Rating value={rating} readOnly size={24} aria-hidden />
          </span>
        )}
        <Button component={Link} to="/me/histories" variant="subtle" size="compact-sm" h={44}>
          {t('revisions:rate')}
        </Button>
      </Group>
      {comment && (
        <Text size="sm">
          <strong>{t('account:team_says')}</strong> {comment}
        </Text>
      )}
    </div>
  )
}
