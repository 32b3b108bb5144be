import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/index.ts'

/** Badge that shows whether an account may sign in. */
export function AccountBadge({ isBlocked }: { isBlocked: boolean }) {
  const { t } = useTranslation(['office'])
  return isBlocked ? (
    <StatusBadge severity="danger" icon={IconBan} label={t('office:blocked')} />
  ) : (
    <StatusBadge severity="secondary" icon={IconCircleCheck} label={t('office:active')} />
  )
}
