import { useSearch } from '@tanstack/react-router'
import { editorPathOf, productTypeAt, type ProductType } from '@kitwright/garment'
import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useList, usePreferences, useTenant } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import type { OfficeTemplate } from '../officeTypes.ts'
import { CatalogueHistory } from '../prices/history/CatalogueHistory.tsx'
import { EditTemplate, type EditedTemplate } from './EditTemplate.tsx'
import { NewTemplate } from './NewTemplate.tsx'
import { useTemplateWords } from './useTemplateWords.ts'
import { useColumns } from './useColumns.tsx'
import { useTemplateActs } from './useTemplateActs.ts'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function List({ type }: { type: ProductType }) {
  const { t } = useTranslation(['starts'])
  const language = usePreferences(state => state.language)
  const { data, error, refetch } = useCall('GET /api/office/templates', { query: { type, pageSize: 100 } })
  const [edited, setEdited] = useState<EditedTemplate | null>(null)
  const [ofHistory, setOfHistory] = useState<OfficeTemplate | null>(null)
  const acts = useTemplateActs()
  const columns = useColumns({
    acts,
    all: data?.items ?? [],
    onEdit: template => setEdited({ template }),
    onHistory: setOfHistory,
  })
  const words = useTemplateWords()
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={320} radius={12} />
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState title={t('starts:no_office_templates')} text={t('starts:no_office_templates_text')} />
      </Card>
    )
  }
  return (
    <>
      <DataTable caption={t('starts:office_templates')} columns={columns} rows={data.items} />
      {edited && <EditTemplate edited={edited} acts={acts} onClose={() => setEdited(null)} />}
      {ofHistory && (
        <CatalogueHistory
          kind="template"
          id={ofHistory.id}
          title={t('starts:history_of', { name: ofHistory.name[language] })}
          wordsOf={words}
          onRestore={state => setEdited({ template: ofHistory, state })}
          onClose={() => setOfHistory(null)}
        />
      )}
    </>
  )
}

function Templates() {
  const { t } = useTranslation(['starts', 'store', 'common'])
  usePageTitle(t('starts:office_templates'))
  const { productTypes } = useTenant()
  const [isDrawing, setDrawing] = useState(false)
  const list = useList(useSearch({ from: '/staff/office/templates' }))
  const asked = productTypeAt(list.search.garment ?? '')
  const type = productTypes.find(each => each === asked) ?? productTypes[0]
  return (
    <>
      <PageHead title={t('starts:office_templates')} text={t('starts:office_text')}>
        {type && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDrawing(true)}>
            {t('starts:new_template')}
          </Button>
        )}
      </PageHead>
      {type && productTypes.length > 1 && (
        <NativeSelect
          maw={280}
          mb="md"
          label={t('store:garment')}
          value={editorPathOf(type)}
          data={productTypes.map(each => ({ value: editorPathOf(each), label: t(`common:type_${each}`) }))}
          onChange={event => list.set({ garment: event.currentTarget.value })}
        />
      )}
      {type && <List key={type} type={type} />}
      {type && isDrawing && <NewTemplate type={type} onClose={() => setDrawing(false)} />}
    </>
  )
}

/** The shop's ready-made designs: names, order and visibility in the store. */
export function TemplatesPage() {
  return (
    <PageNeedsRight of="catalogue">
      <Templates />
    </PageNeedsRight>
  )
}
