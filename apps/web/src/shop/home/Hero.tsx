import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { packagedPicture, productOutline, productPictureUrl } from '../../domainComponents/index.ts'
import { useTenant } from '../../session/index.ts'
import { Outline } from '../../ui/index.ts'
import { startOf, useProducts } from '../../domainComponents/index.ts'
import css from './Hero.module.css'

const KIT_COLOURS = { body: 'var(--kw-500)', sleeves: '#f8fafc', trim: '#f8fafc', shorts: '#f8fafc' }

function HeroPicture() {
  const { t } = useTranslation(['shop'])
  const { productTypes } = useTenant()
  const [hasFailed, setFailed] = useState(false)
  const type = productTypes.includes('SOCCER_KIT') ? 'SOCCER_KIT' : productTypes[0]
  const packaged = type === 'SOCCER_KIT' ? packagedPicture('hero.webp') : null
  const src = packaged ?? (type ? productPictureUrl(type, 'chalk', 800) : null)
  if (src === null || hasFailed)
    return <Outline paths={productOutline(type)} colours={KIT_COLOURS} title={t('shop:hero_alt')} />
  return <img src={src} alt={t('shop:hero_alt')} fetchPriority="high" onError={() => setFailed(true)} />
}

/** Renders one sentence, one button and one kit. */
export function Hero() {
  const { t } = useTranslation(['shop'])
  const products = useProducts()
  const first = products.data?.items.find(product => product.isDesignable)
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <h1>
            <span>{t('shop:hero_1')}</span> <span>{t('shop:hero_2')}</span>{' '}
            <span className={css.last}>{t('shop:hero_3')}</span>
          </h1>
          <p>{t('shop:hero_text')}</p>
          <div className={css.actions}>
            <Link to={first ? startOf(first.type, first) : '/products'} className={css.main}>
              {t('shop:design_yours')}
            </Link>
            <Link to="/pricing" className={css.other}>
              {t('shop:see_prices')}
            </Link>
          </div>
        </div>
        <div className={css.picture}>
          <HeroPicture />
        </div>
      </div>
    </section>
  )
}
