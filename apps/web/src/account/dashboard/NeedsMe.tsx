import type { Summary } from '@kitwright/contract'
import { Skeleton } from '@mantine/core'
import {
  IconChevronRight,
  IconCircleCheck,
  IconCreditCard,
  IconListCheck,
  IconPackage,
  IconPencil,
  IconStar,
} from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/index.ts'
import css from './DashboardPage.module.css'

const NEEDS = [
  {
    key: 'designsRejected',
    text: 'account:needs_rejected',
    icon: IconPencil,
    link: linkOptions({ to: '/me/assets', search: { status: 'rejected' } }),
  },
  {
    key: 'proofsToAnswer',
    text: 'order:proof_needs',
    icon: IconListCheck,
    // Concerns orders under review and approved ones.
    link: linkOptions({ to: '/me/histories' }),
  },
  { key: 'ordersToPay', text: 'account:needs_pay', icon: IconCreditCard, link: linkOptions({ to: '/me/histories' }) },
  {
    key: 'ordersToReceive',
    text: 'account:needs_receive',
    icon: IconPackage,
    link: linkOptions({ to: '/me/histories', search: { status: 'ON_THE_WAY' } }),
  },
  {
    key: 'ordersToRate',
    text: 'account:needs_rate',
    icon: IconStar,
    link: linkOptions({ to: '/me/histories', search: { status: 'RECEIVED' } }),
  },
] as const

/** Shows what waits for the customer; each entry links to where it is done. */
export function NeedsMe({ summary }: { summary: Summary | undefined }) {
  const { t } = useTranslation(['account', 'order'])
  const waiting = NEEDS.filter(({ key }) => (summary?.needsMe[key] ?? 0) > 0)
  return (
    <Card title={t('account:needs_me')}>
      {!summary && <Skeleton h={44} />}
      {summary && waiting.length === 0 && (
        <p className={css.nothing}>
          <IconCircleCheck size={20} aria-hidden />
          {t('account:needs_nothing')}
        </p>
      )}
      {summary && waiting.length > 0 && (
        <ul className={css.needs}>
          {waiting.map(({ key, text, icon: Icon, link }) => (
            <li key={key}>
              <Link {...link}>
                <Icon size={20} aria-hidden />
                <span>{t(text, { count: summary.needsMe[key] })}</span>
                <IconChevronRight size={18} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
