import { type ProductType, productTypeAt } from '@kitwright/garment'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { BlockArticle } from '../../blocks/index.ts'
import { CallFailure, useCall, useTenant } from '../../session/index.ts'
import { lazy } from '../../ui/index.ts'
import css from '../Page.module.css'
import { ProductHero } from './ProductHero.tsx'

// Below what is seen first.
const MoreAboutProduct = lazy(async () => ({ default: (await import('./MoreAboutProduct.tsx')).MoreAboutProduct }))
const GoneProduct = lazy(async () => ({ default: (await import('./GoneProduct.tsx')).GoneProduct }))

/** The page of one garment: what it is, costs and measures, and when it would arrive. */
export function ProductPage() {
  const { slug } = useParams({ from: '/shop/products/$slug' })
  const { productTypes } = useTenant()
  const type = productTypeAt(slug)
  if (!type) return null
  if (productTypes.includes(type)) return <SoldProduct key={type} type={type} />
  return (
    <Suspense fallback={null}>
      <GoneProduct type={type} />
    </Suspense>
  )
}

function SoldProduct({ type }: { type: ProductType }) {
  const params = { productType: type }
  const { data: product, error, refetch } = useCall('GET /api/products/{productType}', { params })
  const { data: details } = useCall('GET /api/products/{productType}/details', { params })
  if (error)
    return (
      <div className={css.page}>
        <CallFailure error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!product) return <div className={css.page} aria-busy />
  return (
    <BlockArticle>
      <ProductHero product={product} details={details} />
      <Suspense fallback={null}>
        <MoreAboutProduct product={product} details={details} />
      </Suspense>
    </BlockArticle>
  )
}
