import type { FabricFacts, Treatment } from '@kitwright/garment'
import type { ReactNode } from 'react'
import css from './ClothFacts.module.css'

const letter = (text: string, y: number): ReactNode => (
  <text x={12} y={y} className={css.letter}>
    {text}
  </text>
)
/** The dots of a temperature's step, beside each other. */
const dots = (count: number, y: number): ReactNode =>
  Array.from({ length: count }, (_, i) => (
    <circle key={i} cx={12 + (i - (count - 1) / 2) * 3.6} cy={y} r={1.2} className={css.dot} />
  ))

const HAND = 'M8 13.5l2.5-4.2 1.2.8-1 2.2h5.8v1.6h-3M10 16h5.6'
const SHAPES: { readonly [T in Treatment]: (symbol: string) => ReactNode } = {
  wash: symbol => (
    <>
      <path d="M2 6.5l2.4 13h15.2l2.4-13M2.6 9.4q1.6-1.6 3.1 0t3.1 0 3.2 0 3.1 0 3.1 0 3.1 0" />
      {symbol === 'hand' ? <path d={HAND} /> : symbol !== 'not' && letter(symbol, 17.3)}
    </>
  ),
  bleach: symbol => <path d={`M12 3l10 17.5H2z${symbol === 'oxygen' ? 'M9.5 20.5L14.3 7M14.5 20.5l2.6-7' : ''}`} />,
  tumble: symbol => (
    <>
      <path d="M3 3h18v18H3z" />
      <circle cx={12} cy={12} r={7.4} />
      {symbol !== 'not' && dots(symbol === 'normal' ? 2 : 1, 12)}
    </>
  ),
  iron: symbol => (
    <>
      <path d="M1.8 19h20.4l-2.3-10.5q-.4-2-2.5-2H8M20.2 11.2H9.5Q3 11.2 1.8 19" />
      {symbol !== 'not' && dots({ '110': 1, '150': 2 }[symbol] ?? 3, 15.2)}
    </>
  ),
  clean: symbol => (
    <>
      <circle cx={12} cy={12} r={9} />
      {symbol !== 'not' && letter(symbol.toUpperCase(), 15.6)}
    </>
  ),
}

/** The sign of a treatment as on a care label (ISO 3758), drawn on 24 × 24. A text beside it says the same. */
export function CareSymbol({
  treatment,
  symbol,
}: {
  treatment: Treatment
  symbol: NonNullable<FabricFacts['care'][Treatment]>
}) {
  return (
    <svg viewBox="0 0 24 24" className={css.symbol} aria-hidden>
      {SHAPES[treatment](symbol)}
      {symbol === 'not' && <path d="M2.5 2.5l19 19m0-19l-19 19" />}
    </svg>
  )
}
