import type { Template } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DesignPicture } from '../../pictures/index.ts'
import { usePreferences } from '../../session/index.ts'
import { layOutLater } from '../../ui/index.ts'
import css from './StorePage.module.css'

/** One ready-made design; the whole card opens a copy of it. */
export function TemplateCard({ template, isFirst }: { template: Template; isFirst?: boolean }) {
  const { t } = useTranslation(['store', 'common'])
  const language = usePreferences(state => state.language)
  const { id, productType, tags, pictureUrl } = template
  const name = template.name[language]
  return (
    <article ref={layOutLater} className={css.card}>
      <Link
        className={css.link}
        to="/design/$slug"
        params={{ slug: editorPathOf(productType) }}
        search={{ template: id }}
      >
        <DesignPicture type={productType} name="" pictureUrl={`${pictureUrl}&side=angle&width=400`} isFirst={isFirst} />
        <h2>{name}</h2>
        <p className={css.facts}>
          {[t(`common:type_${productType}`), ...tags.slice(0, 2).map(tag => t(`store:tag_${tag}`))].join(' · ')}
        </p>
        <span className={css.action}>{t('store:make_yours')}</span>
      </Link>
    </article>
  )
}
