import { LIMITS } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useTenant } from '../../session/index.ts'
import { SearchField } from '../../ui/index.ts'
import { ColourDots } from './ColourDots.tsx'
import css from './StorePage.module.css'
import type { Filters } from './useFilters.ts'
import type { Facets } from './useTemplates.ts'

/** Sort orders in addition to the shop's own. */
const SORTS = ['newest', 'name'] as const

interface Props {
  readonly filters: Filters
  readonly facets: Facets
  readonly total: number | undefined
}

/** Filters designs by garment, style and colour, sorts them and shows their count. */
export function FilterBar({ filters, facets, total }: Props) {
  const { t } = useTranslation(['store', 'common'])
  const { productTypes } = useTenant()
  const { type, search, tag, colour, sort } = filters.values
  const garments = productTypes.map(each => ({ value: editorPathOf(each), label: t(`common:type_${each}`) }))
  const tags = facets.tags.map(each => ({ value: each as string, label: t(`store:tag_${each}`) }))
  return (
    <div className={css.filters} role="search" aria-label={t('store:filters')}>
      <SearchField
        size="md"
        label={t('store:search')}
        maxLength={LIMITS.search}
        applied={search}
        onSearch={text => filters.set({ search: text || undefined })}
      />
      {garments.length > 1 && (
        <NativeSelect
          size="md"
          label={t('store:garment')}
          value={type ? editorPathOf(type) : ''}
          data={[{ value: '', label: t('store:all_garments') }, ...garments]}
          onChange={event =>
            filters.set({ garment: event.currentTarget.value || undefined, tag: undefined, colour: undefined })
          }
        />
      )}
      <NativeSelect
        size="md"
        label={t('store:style')}
        value={tag ?? ''}
        data={[{ value: '', label: t('store:all_styles') }, ...tags]}
        onChange={event => filters.set({ tag: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        size="md"
        label={t('store:sort')}
        value={sort}
        data={(['order', ...SORTS] as const).map(value => ({ value, label: t(`store:sort_${value}`) }))}
        onChange={({ currentTarget: { value } }) => filters.set({ sort: SORTS.find(each => each === value) })}
      />
      <ColourDots colours={facets.colours} value={colour} onChange={next => filters.set({ colour: next })} />
      <p className={css.found} role="status">
        {total === undefined ? '\u00a0' : t('store:found', { count: total })}
      </p>
    </div>
  )
}
