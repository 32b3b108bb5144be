import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import type { ColourPair as Pair } from './makeKit.ts'
import css from './QuickStartPage.module.css'

/** Placeholder colours until the look's own are known. */
const WAITING: Pair = ['#94a3b8', '#cbd5e1']

interface Props {
  /** Null uses the look's own colours. */
  readonly value: Pair | null
  readonly own: readonly string[]
  readonly onChange: (colours: Pair | null) => void
}

/** Chooses the kit's two main colours. They default to the look's; chosen colours stay when the look changes. */
export function TwoColours({ value, own, onChange }: Props) {
  const { t } = useTranslation(['quick'])
  const [main, second] = value ?? [own[0] ?? WAITING[0], own[1] ?? own[0] ?? WAITING[1]]
  const field = (label: string, colour: string, pair: (next: string) => Pair) => (
    <label>
      <input type="color" value={colour} onChange={event => onChange(pair(event.currentTarget.value))} />
      {label}
    </label>
  )
  return (
    <fieldset className={css.colours}>
      <legend>{t('quick:colours')}</legend>
      {field(t('quick:colour_main'), main, next => [next, second])}
      {field(t('quick:colour_second'), second, next => [main, next])}
      {value && (
        <Button variant="subtle" onClick={() => onChange(null)}>
          {t('quick:colours_own')}
        </Button>
      )}
    </fieldset>
  )
}
