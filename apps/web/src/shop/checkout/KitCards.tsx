import { designInKit } from '@kitwright/design'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { useIsDesktop } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import type { CheckoutForm } from './form/checkoutStorage.ts'
import { kitsIn, kitsOf, type OrderedKit, piecesOf } from '../../cart/index.ts'
import { useSection } from './form/section.tsx'
import { useKitName } from './form/useKitName.ts'

/** Returns a function that counts the pieces of a kit in the form. */
function usePieces(offered: readonly OrderedKit[]): (kit: OrderedKit) => number {
  const { at } = useSection()
  const { players, sizes, kits: chosen } = useWatch<CheckoutForm, typeof at>({ name: at })
  const kits = kitsIn({ kits: chosen }, offered)
  const rows = [...players, ...sizes]
  return kit => (kits.chosen.includes(kit) ? rows.reduce((sum, row) => sum + (piecesOf(kit, row, kits) ?? 0), 0) : 0)
}

/** Selects which of the design's kits are ordered, each with its picture. Renders nothing for a design in one kit. */
export function KitCards() {
  const { design, at } = useSection()
  const { t } = useTranslation(['checkout'])
  const nameOf = useKitName()
  const isDesktop = useIsDesktop()
  const { register } = useFormContext<CheckoutForm>()
  const offered = kitsOf(design.document)
  const pieces = usePieces(offered)
  if (offered.length === 1) return null
  return (
    <>
      <h3 className={css.kitsTitle}>{t('checkout:kits_title')}</h3>
      {isDesktop && <p className={css.note}>{t('checkout:kits_text')}</p>}
      <div className={css.kits} role="group" aria-label={t('checkout:kits_title')}>
        {offered.map(kit => (
          <label key={kit} className={css.kit}>
            <input type="checkbox" value={kit} {...register(`${at}.kits`)} />
            <DesignPicture
              type={design.productType}
              name=""
              pictureUrl={null}
              design={designInKit(design.document, kit === 'home' ? null : kit)}
            />
            <b>{nameOf(kit)}</b>
            <small className="kw-num">{t('checkout:quote_pieces', { count: pieces(kit) })}</small>
          </label>
        ))}
      </div>
    </>
  )
}
