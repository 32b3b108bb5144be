import { OPENING_PX } from '@kitwright/pages'
import type { ProductType } from '@kitwright/garment'
import { Suspense } from 'react'
import { Cutout } from '../../blocks/index.ts'
import { productPictureUrl, type ShownColour } from '../../domainComponents/index.ts'
import { lazy } from '../../ui/index.ts'

const TurningStage = lazy(async () => ({ default: (await import('./TurningStage.tsx')).TurningStage }))

interface Props {
  readonly type: ProductType
  readonly alt: string
  readonly colour: ShownColour
  /** The design to show in 3D; undefined shows the picture. */
  readonly document: unknown
}

/** The garment as a picture, or in 3D once somebody asked for it: three.js is heavier than the whole page. */
export function TurningPicture({ type, alt, colour, document }: Props) {
  const src = productPictureUrl(type, colour, OPENING_PX)
  if (src === null) return null
  const picture = <Cutout src={src} alt={alt} size={1000} isFirst />
  return (
    <figure className="hero__media hero__media--kit">
      {document === undefined ? (
        picture
      ) : (
        <Suspense fallback={picture}>
          <TurningStage document={document} pictureUrl={src} picture={alt} />
        </Suspense>
      )}
    </figure>
  )
}
