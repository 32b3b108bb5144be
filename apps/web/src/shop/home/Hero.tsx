import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { packagedPicture, PRODUCT_SHAPES, productPictureUrl } from '../../pictures/index.ts'
import { useTenant } from '../../session/index.ts'
import { Outline } from '../../ui/index.ts'
import { startOf, useProducts } from '../products/useOffer.ts'
import css from './Hero.module.css'

const KIT_COLOURS = { body: 'var(--kw-500)', sleeves: '#f8fafc', trim: '#f8fafc', shorts: '#f8fafc' }

function HeroPicture() {
  const { t } = useTranslation('shop')
  const { productTypes } = useTenant()
  const [hasFailed, setFailed] = useState(false)
  const type = productTypes.includes('SOCCER_KIT') ? 'SOCCER_KIT' : (productTypes[0] ?? 'TSHIRT')
  const packaged = type === 'SOCCER_KIT' ? packagedPicture('hero.webp') : null
  const src = packaged ?? productPictureUrl(type, 'chalk', 800)
  if (src === null || hasFailed)
    return <Outline shape={PRODUCT_SHAPES[type]} colours={KIT_COLOURS} title={t('hero_alt')} />
  return <img src={src} alt={t('hero_alt')} fetchPriority="high" onError={() => setFailed(true)} />
}

/** One sentence, one button, one kit. */
export function Hero() {
  const { t } = useTranslation('shop')
  const { productTypes } = useTenant()
  const products = useProducts()
  const first = products.data?.items.find(product => product.isDesignable)
  const type = first?.type ?? productTypes[0] ?? 'SOCCER_KIT'
  return (
    <section className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <h1>
            <span>{t('hero_1')}</span> <span>{t('hero_2')}</span> <span className={css.last}>{t('hero_3')}</span>
          </h1>
          <p>{t('hero_text')}</p>
          <div className={css.actions}>
            <Link to={first ? startOf(type, first) : '/products'} className={css.main}>
              {t('design_yours')}
            </Link>
            <Link to="/pricing" className={css.other}>
              {t('see_prices')}
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
