import { Button, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useCall } from '../../../../session/index.ts'
import { matchToCard } from './matchCard.ts'
import { useClub } from './useClub.ts'

const NO_CARD: readonly never[] = []

/** Compares the club's colours with the shop's colour card and can match all of them in one step. */
export function ToCard() {
  const { t } = useTranslation(['card'])
  const { club, wear } = useClub()
  const { data } = useCall('GET /api/colourcard', {})
  const card = data?.colours ?? NO_CARD
  const brought = useMemo(() => matchToCard(club, card), [club, card])
  if (card.length === 0) return null
  return (
    <div role="group" aria-label={t('card:shop_card')}>
      <Text size="xs" c="dimmed" mt={6} role="status">
        {brought.off === 0 ? t('card:all_on') : t('card:off', { count: brought.off })}
        {brought.doMerge && ` ${t('card:merge')}`}
      </Text>
      {brought.off > 0 && (
        <Button variant="default" fullWidth h={44} mt={4} onClick={() => wear(brought.club)}>
          {t('card:bring')}
        </Button>
      )}
    </div>
  )
}
