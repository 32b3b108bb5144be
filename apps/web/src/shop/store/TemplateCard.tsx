import type { Template } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignTile, useTileSide } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { deferLayout, lazy } from '../../ui/index.ts'
import type { WornKit } from './KitChoice.tsx'
import css from './StorePage.module.css'
import { quickViewOf } from './useFilters.ts'

// Its space is reserved until it has loaded.
const KitChoice = lazy(async () => ({ default: (await import('./KitChoice.tsx')).KitChoice }))

/**
 * Card of one ready-made design in the chosen kit. The picture leads to its quick view, the button to a copy in the
 * studio with all its kits.
 */
export function TemplateCard({ template, isFirst }: { template: Template; isFirst?: boolean }) {
  const { t } = useTranslation(['store', 'common'])
  const language = usePreferences(state => state.language)
  const [kit, setKit] = useState<WornKit>('home')
  const { isBack, isTurned, turn, watching } = useTileSide()
  const { id, productType, tags, kits } = template
  // Kits are shown below the picture.
  const style = tags.filter(tag => !kits.some(each => each.kit === tag))
  const name = template.name[language]
  return (
    <article ref={deferLayout} className={css.card}>
      <Link
        className={css.see}
        to="/store"
        search={quickViewOf(id)}
        resetScroll={false}
        aria-label={t('store:see', { name })}
        {...watching}
      >
        <DesignTile template={template} alt="" kit={kit} side={isBack ? 'tileBack' : 'tile'} isFirst={isFirst} />
      </Link>
      <div className={css.kits}>
        <Suspense>
          <KitChoice kits={kits} name={name} value={kit} onChange={setKit} isTurned={isTurned} onTurn={turn} />
        </Suspense>
      </div>
      <h2>{name}</h2>
      <p className={css.facts}>
        {[t(`common:type_${productType}`), ...style.slice(0, 2).map(tag => t(`store:tag_${tag}`))].join(' · ')}
      </p>
      <Link
        className={css.action}
        to="/design/$slug"
        params={{ slug: editorPathOf(productType) }}
        search={{ template: id }}
        aria-label={`${t('store:make_yours')}: ${name}`}
      >
        {t('store:make_yours')}
      </Link>
    </article>
  )
}
