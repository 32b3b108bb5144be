import { OPENING_PX } from '@kitwright/pages'
import type { ProductType } from '@kitwright/garment'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Cutout } from '../../blocks/index.ts'
import { LazyGarmentStage, productPictureUrl, type ShownColour } from '../../domainComponents/index.ts'
import css from './ProductPage.module.css'

interface Props {
  readonly type: ProductType
  readonly alt: string
  readonly colour: ShownColour
  /** The design to show in 3D; undefined shows the picture. */
  readonly document: unknown
}

/** The garment as a picture, or in 3D once somebody asked for it: three.js is heavier than the whole page. */
export function TurningPicture({ type, alt, colour, document }: Props) {
  const { t } = useTranslation(['product', 'common'])
  const src = productPictureUrl(type, colour, OPENING_PX)
  if (src === null) return null
  const picture = <Cutout src={src} alt={alt} size={1000} isFirst />
  if (document === undefined) return <figure className="hero__media hero__media--kit">{picture}</figure>
  const labels = {
    stage: t('product:stage_label'),
    loading: t('common:loading'),
    picture: alt,
    noWebgl: t('product:stage_no_webgl'),
    failed: t('product:stage_failed'),
    lost: t('product:stage_lost'),
    restart: t('product:stage_restart'),
  }
  return (
    <figure className="hero__media hero__media--kit">
      <div className={css.stage}>
        <Suspense fallback={picture}>
          <LazyGarmentStage document={document} pictureUrl={src} labels={labels} />
        </Suspense>
      </div>
    </figure>
  )
}
