import { editorPathOf, productTypeAt, type ProductType } from '@kitwright/garment'
import { NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall, useTenant } from '../../session/index.ts'
import { Card, EmptyState, PageHead, useAddress } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { AdminOnly } from '../staff/AdminOnly.tsx'
import type { OfficeTemplate } from '../types.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useColumns } from './useColumns.tsx'
import { useTemplateActs } from './useTemplateActs.ts'

function List({ type }: { type: ProductType }) {
  const { t } = useTranslation('starts')
  const { data, error, refetch } = useCall('GET /api/office/templates', { query: { type, pageSize: 100 } })
  const [edited, setEdited] = useState<OfficeTemplate | null>(null)
  const acts = useTemplateActs()
  const columns = useColumns({ acts, all: data?.items ?? [], onEdit: setEdited })
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={320} radius={12} />
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState title={t('no_office_templates')} text={t('no_office_templates_text')} />
      </Card>
    )
  }
  return (
    <>
      <DataTable caption={t('office_templates')} columns={columns} rows={data.items} />
      {edited && (
        <TemplateDialog
          title={t('edit_one', { name: edited.name.en })}
          start={edited}
          onSave={async wanted => acts.change(edited, wanted)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

function Templates() {
  const { t } = useTranslation(['starts', 'common'])
  usePageTitle(t('starts:office_templates'))
  const { productTypes } = useTenant()
  const address = useAddress()
  const asked = productTypeAt(address.filters['garment'] ?? '')
  const type = productTypes.find(each => each === asked) ?? productTypes[0]
  return (
    <>
      <PageHead title={t('starts:office_templates')} text={t('starts:office_text')} />
      {type && productTypes.length > 1 && (
        <NativeSelect
          maw={280}
          mb="md"
          label={t('starts:garment')}
          value={editorPathOf(type)}
          data={productTypes.map(each => ({ value: editorPathOf(each), label: t(`common:type_${each}`) }))}
          onChange={event => address.set({ garment: event.currentTarget.value })}
        />
      )}
      {type && <List key={type} type={type} />}
    </>
  )
}

/** The shop's ready-made designs: their names, their order, and which are in the store. */
export function TemplatesPage() {
  return (
    <AdminOnly>
      <Templates />
    </AdminOnly>
  )
}
