import type { Template } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { DesignTile, useProducts } from '../../domainComponents/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import { ButtonLink, Dialog, formatCents } from '../../ui/index.ts'
import { KitChoice, type WornKit } from './KitChoice.tsx'
import css from './QuickView.module.css'

interface Props {
  readonly id: string
  readonly onClose: () => void
}

/** Shows one ready-made design large, from both sides and in each kit, with its price and the way to the studio. */
export function QuickView({ id, onClose }: Props) {
  const { t } = useTranslation(['store', 'common'])
  const language = usePreferences(state => state.language)
  const { data, error, refetch } = useCall('GET /api/templates/{id}', { params: { id } })
  const title = data?.name[language] ?? t('store:quick_view')
  return (
    <Dialog onClose={onClose} title={title} size={820} closeLabel={t('common:close')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data ? <Seen template={data} name={title} /> : <div className={css.waiting} aria-busy={!error} />}
    </Dialog>
  )
}

function Seen({ template, name }: { template: Template; name: string }) {
  const { t } = useTranslation(['store', 'common'])
  const [kit, setKit] = useState<WornKit>('home')
  const [isTurned, setTurned] = useState(false)
  const { data: products } = useProducts()
  const { id, productType, tags, kits } = template
  const slug = editorPathOf(productType)
  const garment = t(`common:type_${productType}`)
  const cents = products?.items.find(product => product.type === productType)?.priceFromCents
  const style = tags.filter(tag => !kits.some(each => each.kit === tag)).map(tag => t(`store:tag_${tag}`))
  return (
    <div className={css.view}>
      <DesignTile
        template={template}
        alt={`${name}, ${t(`store:kit_${kit}`)}`}
        kit={kit}
        side={isTurned ? 'tileBack' : 'tile'}
        sizes="(max-width: 700px) 84vw, 420px"
        isFirst
      />
      <div className={css.words}>
        <p className={css.facts}>{[garment, ...style].join(' · ')}</p>
        {cents !== undefined && (
          <p className={`${css.price} kw-num`}>{t('store:price_from', { price: formatCents(cents) })}</p>
        )}
        <div className={css.kits}>
          <KitChoice
            kits={kits}
            name={name}
            value={kit}
            onChange={setKit}
            isTurned={isTurned}
            onTurn={() => setTurned(!isTurned)}
          />
        </div>
        <p className={css.text}>{t('store:quick_text')}</p>
        <div className={css.actions}>
          <ButtonLink to="/design/$slug" params={{ slug }} search={{ template: id }} size="md">
            {t('store:make_yours')}
          </ButtonLink>
          <Link className={css.about} to="/products/$slug" params={{ slug }}>
            {garment}: {t('store:garment_facts')}
          </Link>
        </div>
      </div>
    </div>
  )
}
