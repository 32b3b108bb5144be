import type { Product } from '@kitwright/contract'
import { editorPathOf, type ProductType } from '@kitwright/garment'
import { tileColour } from '@kitwright/pages'
import { Link } from '@tanstack/react-router'
import { useState, type CSSProperties } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ProductTile, SHOWN_COLOURS, type ShownColour } from '../../domainComponents/index.ts'
import { useTenant } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { PromotionNote } from '../products/PromotionNote.tsx'
import { startOf, useProducts } from '../../domainComponents/index.ts'
import page from '../Page.module.css'
import css from './GarmentTiles.module.css'

/** Colours to preview a tile in. The first is the tenant's own. */
const DOTS = Object.keys(SHOWN_COLOURS) as ShownColour[]

/** On touch screens only one dot fits: the next colour. */
function DotRow({ chosen, onChoose }: { chosen: ShownColour; onChoose: (colour: ShownColour) => void }) {
  const next = (DOTS.indexOf(chosen) + 1) % DOTS.length
  return (
    <div className={css.dots} aria-hidden>
      {DOTS.map((colour, index) => (
        <button
          key={colour}
          type="button"
          tabIndex={-1}
          aria-label={String(index + 1)}
          data-chosen={chosen === colour || undefined}
          data-next={index === next || undefined}
          style={{ '--dot': SHOWN_COLOURS[colour] } as CSSProperties}
          onClick={() => onChoose(colour)}
        />
      ))}
    </div>
  )
}

interface TileProps {
  readonly type: ProductType
  /** Place in the shop's list, which decides the first colour. */
  readonly place: number
  readonly product: Product | undefined
}

function Tile({ type, place, product }: TileProps) {
  const { t } = useTranslation(['shop', 'common'])
  const [chosen, setChosen] = useState<ShownColour>(() => tileColour(null, place))
  const name = t(`common:type_${type}`)
  const canDesign = product?.isDesignable
  return (
    <article className={css.tile}>
      <Link to={startOf(type, product)} className={css.link}>
        <ProductTile type={type} alt="" colour={chosen} />
        <h3>{name}</h3>
        <p className="kw-num">
          {product ? t('shop:price_from', { price: formatCents(product.priceFromCents) }) : '\u00a0'}
        </p>
        <span className={css.action} data-strong={canDesign || undefined}>
          {product ? t(canDesign ? 'shop:make_in_3d' : 'shop:by_request') : '\u00a0'}
        </span>
      </Link>
      <Link
        className={css.about}
        to="/products/$slug"
        params={{ slug: editorPathOf(type) }}
        aria-label={`${name}: ${t('shop:garment_facts')}`}
      >
        {t('shop:garment_facts')}
      </Link>
      <DotRow chosen={chosen} onChoose={setChosen} />
    </article>
  )
}

/** Shows the tenant's products as large tiles that can be recoloured. */
export function GarmentTiles() {
  const { t } = useTranslation(['shop'])
  const { productTypes } = useTenant()
  const products = useProducts()
  return (
    <section className={css.section}>
      <h2 className={page.band}>{t('shop:choose_garment')}</h2>
      <p className={css.lead}>{t('shop:choose_garment_text')}</p>
      <PromotionNote />
      <div className={css.grid} data-few={productTypes.length < 4 || undefined}>
        {productTypes.map((type, place) => (
          <Tile
            key={type}
            type={type}
            place={place}
            product={products.data?.items.find(product => product.type === type)}
          />
        ))}
      </div>
    </section>
  )
}
