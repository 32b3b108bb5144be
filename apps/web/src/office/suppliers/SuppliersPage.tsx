import { Button, Skeleton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useStaff } from '../session/staff.tsx'
import type { Supplier } from '../officeTypes.ts'
import { PricesDialog } from '../costs/PricesDialog.tsx'
import { ColoursDialog } from './ColoursDialog.tsx'
import { LinksDialog } from './LinksDialog.tsx'
import { SupplierDialog } from './SupplierDialog.tsx'
import { useColumns } from './useColumns.tsx'

type OpenDialog =
  | { readonly kind: 'change'; readonly supplier: Supplier | null }
  | { readonly kind: 'links' | 'colours' | 'prices'; readonly id: string }

const DIALOGS = { links: LinksDialog, colours: ColoursDialog, prices: PricesDialog } as const

interface OpenedProps {
  readonly open: OpenDialog
  readonly suppliers: readonly Supplier[]
  readonly onClose: () => void
}

/**
 * Renders the opened dialog. Links and colours take the supplier from the current list, since they change
 * independently.
 */
function Opened({ open, suppliers, onClose }: OpenedProps) {
  if (open.kind === 'change') return <SupplierDialog supplier={open.supplier} onClose={onClose} />
  const supplier = suppliers.find(({ id }) => id === open.id)
  if (!supplier) return null
  const Dialog = DIALOGS[open.kind]
  return <Dialog supplier={supplier} onClose={onClose} />
}

interface SuppliersProps {
  readonly items: readonly Supplier[]
  readonly columns: ReturnType<typeof useColumns>
}

/** All suppliers, or those whose link expires while they have open work. */
function Suppliers({ items, columns }: SuppliersProps) {
  const { t } = useTranslation(['office', 'suppliers'])
  const { waits } = useSearch({ from: '/staff/office/suppliers' })
  const navigate = useNavigate({ from: '/office/suppliers' })
  if (!waits) return <DataTable caption={t('office:suppliers')} columns={columns} rows={items} />
  const shown = items.filter(({ linkEndsAt }) => linkEndsAt !== null)
  return (
    <>
      <Button
        variant="light"
        size="sm"
        mb="sm"
        rightSection={<IconX size={16} aria-hidden />}
        onClick={() => void navigate({ search: {} })}
      >
        {t('office:home_links')}
      </Button>
      {shown.length > 0 ? (
        <DataTable caption={t('office:suppliers')} columns={columns} rows={shown} />
      ) : (
        <Card>
          <EmptyState title={t('suppliers:links_good')} text={t('suppliers:links_good_text')} />
        </Card>
      )}
    </>
  )
}

/** Lists the suppliers who print, cut and sew for the shop, and the links to their pages. */
export function SuppliersPage() {
  const { t } = useTranslation(['office', 'suppliers'])
  usePageTitle(t('office:suppliers'))
  const isAllowed = useStaff().can('catalogue')
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const columns = useColumns({
    onChange: supplier => setOpen({ kind: 'change', supplier }),
    onLinks: ({ id }) => setOpen({ kind: 'links', id }),
    onColours: ({ id }) => setOpen({ kind: 'colours', id }),
    onPrices: ({ id }) => setOpen({ kind: 'prices', id }),
  })
  const { data, error, refetch } = useCall('GET /api/office/suppliers', {})
  const close = (): void => setOpen(null)
  const add = isAllowed && (
    <Button onClick={() => setOpen({ kind: 'change', supplier: null })}>{t('suppliers:add')}</Button>
  )
  return (
    <>
      <PageHead title={t('office:suppliers')} text={t('suppliers:text')}>
        {add}
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={12} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={t('suppliers:none')} text={t('suppliers:none_text')} />
        </Card>
      )}
      {data && data.items.length > 0 && <Suppliers items={data.items} columns={columns} />}
      {open && <Opened open={open} suppliers={data?.items ?? []} onClose={close} />}
    </>
  )
}
