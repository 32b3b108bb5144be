import type { ProductSizes } from '@kitwright/contract'
import { type Size, sizeLabel } from '@kitwright/garment'
import { useId, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { findSize, type SizeAdvice } from './findSize.ts'
import css from './Fit.module.css'

interface Props {
  readonly sizes: ProductSizes
  /** Called with the size that was found, or null. */
  readonly onFind: (size: Size | null) => void
}

/** Plausible girths of a chest, cm. */
const [LEAST, MOST] = [40, 200]
const numberOf = (typed: string): number => Number(typed.replace(',', '.').trim())

function Advice({ advice, heightCm }: { advice: SizeAdvice; heightCm: number | null }) {
  const { t } = useTranslation(['product'])
  const size = sizeLabel(advice.size)
  if (advice.fit === 'large') return <p className={css.answer}>{t('product:finder_large')}</p>
  return (
    <>
      <p className={css.answer}>
        {t(advice.fit === 'small' ? 'product:finder_small' : 'product:finder_fits', { size })}
      </p>
      {advice.lengthCm !== null && <p>{t('product:finder_length', { size, length: advice.lengthCm })}</p>}
      {advice.longer && heightCm !== null && (
        <p>
          {t('product:finder_short', {
            height: heightCm,
            size: sizeLabel(advice.longer.size),
            more: advice.longer.moreCm,
          })}
        </p>
      )}
      {advice.isLong && heightCm !== null && <p>{t('product:finder_long', { height: heightCm })}</p>}
    </>
  )
}

/** Advises a size by the girth of the chest; the height tells about its length only. */
export function SizeFinder({ sizes, onFind }: Props) {
  const { t } = useTranslation(['product'])
  const id = useId()
  const [chest, setChest] = useState('')
  const [height, setHeight] = useState('')
  const chestCm = numberOf(chest)
  const isWrong = chest.trim() !== '' && !(chestCm >= LEAST && chestCm <= MOST)
  const typedHeight = numberOf(height)
  const heightCm = typedHeight >= LEAST ? Math.min(typedHeight, 250) : null
  const advice = chest.trim() === '' || isWrong ? null : findSize(sizes, { chestCm, heightCm })
  const change = (typed: string): void => {
    setChest(typed)
    const cm = numberOf(typed)
    const found = cm >= LEAST && cm <= MOST ? findSize(sizes, { chestCm: cm, heightCm: null }) : null
    onFind(found && found.fit !== 'large' ? found.size : null)
  }
  return (
    <div className={css.finder} role="group" aria-label={t('product:finder')}>
      <p className="field">
        <label htmlFor={`${id}-chest`}>{t('product:finder_chest')}</label>
        <input
          id={`${id}-chest`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={chest}
          aria-describedby={`${id}-how`}
          aria-invalid={isWrong || undefined}
          onChange={event => change(event.currentTarget.value)}
        />
        <small id={`${id}-how`}>{t(isWrong ? 'product:finder_wrong' : 'product:finder_how')}</small>
      </p>
      <p className="field">
        <label htmlFor={`${id}-height`}>{t('product:finder_height')}</label>
        <input
          id={`${id}-height`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={height}
          onChange={event => setHeight(event.currentTarget.value)}
        />
      </p>
      <div className={css.advice} role="status">
        {advice && (
          <>
            <Advice advice={advice} heightCm={heightCm} />
            <p className={css.note}>{t('product:finder_note')}</p>
          </>
        )}
      </div>
    </div>
  )
}
