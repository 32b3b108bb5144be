import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBan, IconCircleCheck, IconDots, IconLink, IconLinkOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { PhoneLink, StatusBadge } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { useStaff } from '../session/staff.tsx'
import type { Supplier } from '../officeTypes.ts'
import { useSupplierActs } from './useSupplierActs.ts'

interface Wishes {
  readonly onChange: (supplier: Supplier) => void
  readonly onLinks: (supplier: Supplier) => void
  readonly onColours: (supplier: Supplier) => void
  readonly onPrices: (supplier: Supplier) => void
}

function Acts({ supplier, onChange, onColours, onPrices }: { supplier: Supplier } & Omit<Wishes, 'onLinks'>) {
  const { t } = useTranslation(['suppliers', 'costs'])
  const { end, takeUp, remove } = useSupplierActs()
  const { can } = useStaff()
  const { name, isEnded, orders } = supplier
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t('suppliers:actions_for', { name })}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can('costs') && <Menu.Item onClick={() => onPrices(supplier)}>{t('costs:prices')}</Menu.Item>}
        {can('catalogue') && (
          <>
            <Menu.Item onClick={() => onChange(supplier)}>{t('suppliers:change')}</Menu.Item>
            <Menu.Item onClick={() => onColours(supplier)}>{t('suppliers:colours')}</Menu.Item>
            {isEnded ? (
              <Menu.Item onClick={() => void takeUp(supplier)}>{t('suppliers:take_up')}</Menu.Item>
            ) : (
              <Menu.Item onClick={() => void end(supplier)}>{t('suppliers:end')}</Menu.Item>
            )}
            {orders === 0 && (
              <Menu.Item color="red" onClick={() => void remove(supplier)}>
                {t('suppliers:delete')}
              </Menu.Item>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function Rolls({ rolls }: Pick<Supplier, 'rolls'>) {
  const fabricName = useFabricName()
  return rolls.map(({ fabric, widthMm }) => `${fabricName(fabric)} ${widthMm / 10} cm`).join(', ')
}

/** Whether the shop works with the supplier, and when its link expires while it has open work. */
function State({ supplier: { isEnded, linkEndsAt } }: { supplier: Supplier }) {
  const { t } = useTranslation(['suppliers'])
  const date = useDates()
  const [now] = useState(() => Date.now())
  if (isEnded) return <StatusBadge severity="danger" icon={IconBan} label={t('suppliers:ended')} />
  if (linkEndsAt === null)
    return <StatusBadge severity="secondary" icon={IconCircleCheck} label={t('suppliers:active')} />
  const key = Date.parse(linkEndsAt) > now ? 'link_ends' : 'link_has_ended'
  return <StatusBadge severity="warn" icon={IconLinkOff} label={t(`suppliers:${key}`, { date: date(linkEndsAt) })} />
}

/** Returns the columns of the supplier list, including the actions. */
export function useColumns({ onChange, onLinks, onColours, onPrices }: Wishes): Column<Supplier>[] {
  const { t } = useTranslation(['suppliers', 'office', 'common'])
  const { can } = useStaff()
  const [isAllowed, areCostsAllowed] = [can('catalogue'), can('costs')]
  return [
    {
      key: 'name',
      head: t('common:name'),
      cell: ({ name, contact, email, phone }) => (
        <>
          <b>{name}</b>
          <small>
            {[contact, email].filter(Boolean).join(' · ')} {phone && <PhoneLink phone={phone} />}
          </small>
        </>
      ),
    },
    {
      key: 'rolls',
      head: t('suppliers:rolls'),
      isMinor: true,
      cell: ({ rolls }) => <Rolls rolls={rolls} />,
    },
    { key: 'orders', head: t('office:orders'), cell: ({ orders }) => t('suppliers:orders', { count: orders }) },
    {
      key: 'state',
      head: t('office:status'),
      cell: supplier => <State supplier={supplier} />,
    },
    {
      key: 'links',
      head: t('suppliers:links'),
      isHeadHidden: true,
      cell: supplier => (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => onLinks(supplier)}
        >
          {t('suppliers:links')}
        </Button>
      ),
    },
    {
      key: 'acts',
      head: t('office:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: supplier =>
        (isAllowed || areCostsAllowed) && (
          <Acts supplier={supplier} onChange={onChange} onColours={onColours} onPrices={onPrices} />
        ),
    },
  ]
}
