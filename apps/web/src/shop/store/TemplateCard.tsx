import type { Template } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DesignPicture } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { deferLayout, lazy } from '../../ui/index.ts'
import type { WornKit } from './KitChoice.tsx'
import css from './StorePage.module.css'

// Its space is reserved until it has loaded.
const KitChoice = lazy(async () => ({ default: (await import('./KitChoice.tsx')).KitChoice }))

/**
 * Card of one ready-made design, shown in the chosen kit. Pressing the rest of the card opens a copy with all its kits.
 */
export function TemplateCard({ template, isFirst }: { template: Template; isFirst?: boolean }) {
  const { t } = useTranslation(['store', 'common'])
  const language = usePreferences(state => state.language)
  const [kit, setKit] = useState<WornKit>('home')
  const { id, productType, tags, kits } = template
  // Kits are shown below the picture.
  const style = tags.filter(tag => !kits.some(each => each.kit === tag))
  const shown = `${template.pictureUrl}&side=angle&width=400`
  const pictureUrl = kit === 'home' ? shown : `${shown}&kit=${kit}`
  const name = template.name[language]
  return (
    <article ref={deferLayout} className={css.card}>
      <Link
        className={css.link}
        to="/design/$slug"
        params={{ slug: editorPathOf(productType) }}
        search={{ template: id }}
      >
        <DesignPicture type={productType} name="" pictureUrl={pictureUrl} isFirst={isFirst} />
        {kits.length > 0 && <span className={css.kits} aria-hidden />}
        <h2>{name}</h2>
        <p className={css.facts}>
          {[t(`common:type_${productType}`), ...style.slice(0, 2).map(tag => t(`store:tag_${tag}`))].join(' · ')}
        </p>
        <span className={css.action}>{t('store:make_yours')}</span>
      </Link>
      {kits.length > 0 && (
        <Suspense>
          <KitChoice kits={kits} name={name} value={kit} onChange={setKit} />
        </Suspense>
      )}
    </article>
  )
}
