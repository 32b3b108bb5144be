import { contrast, DEFAULT_BRAND, parseHex, readableOn, SHADES, type Rgba } from '@kitwright/measure'
import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { brandOf, firstLetter } from '../../ui/index.ts'
import css from './ColourField.module.css'

interface Props {
  readonly colour: string
  /** For the app's icon. */
  readonly shopName: string
  readonly error: string | undefined
  readonly field: UseFormRegisterReturn
  readonly onPick: (colour: string) => void
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const ENOUGH = 4.8

/** The brand's button and links on a light and a dark background. */
function Grounds({ colour }: { colour: string }) {
  const { t } = useTranslation(['office'])
  const { shades, fill, text } = brandOf(colour)
  return (
    <div className={css.grounds}>
      {(['light', 'dark'] as const).map(scheme => {
        const ground = shades[fill[scheme]]
        return (
          <div key={scheme} className={css.ground} data-scheme={scheme}>
            <span>{t(`office:on_${scheme}`)}</span>
            <b style={{ background: ground, color: readableOn(parseHex(ground)!) }}>{t('office:colour_preview')}</b>
            <u style={{ color: text[scheme] }}>{t('office:colour_link')}</u>
          </div>
        )
      })}
    </div>
  )
}

function Preview({ colour, parsed, shopName }: { colour: string; parsed: Rgba; shopName: string }) {
  const { t } = useTranslation(['office'])
  const { shades } = brandOf(colour)
  const ratio = contrast(parsed, WHITE)
  const said = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) }
  return (
    <>
      <div className={css.preview} aria-hidden>
        <div className={css.shades}>
          {SHADES.map(shade => (
            <span key={shade} style={{ background: shades[shade] }} />
          ))}
        </div>
        <span className={css.icon}>
          <i style={{ background: shades[700], color: readableOn(parseHex(shades[700])!) }}>{firstLetter(shopName)}</i>
          {t('office:app_icon')}
        </span>
        <Grounds colour={colour} />
      </div>
      <p className={css.note}>{t(ratio >= ENOUGH ? 'office:contrast_good' : 'office:contrast_shifted', said)}</p>
    </>
  )
}

/** Places the picker beside the field, under one label. */
const beside = (picker: ReactNode) => (input: ReactNode) => (
  <div className={css.row}>
    {picker}
    {input}
  </div>
)

/** The shop's colour, typed or picked, with a preview on light and on dark. */
export function ColourField({ colour, shopName, error, field, onPick }: Props) {
  const { t } = useTranslation(['office'])
  const parsed = parseHex(colour)
  return (
    <div>
      <TextInput
        label={t('office:colour')}
        required
        maxLength={7}
        spellCheck={false}
        error={error}
        inputContainer={beside(
          <input
            type="color"
            aria-label={t('office:colour')}
            className={css.picker}
            value={parsed ? colour.slice(0, 7).toLowerCase() : DEFAULT_BRAND}
            onChange={event => onPick(event.currentTarget.value)}
          />,
        )}
        {...field}
      />
      {parsed && <Preview colour={colour} parsed={parsed} shopName={shopName} />}
    </div>
  )
}
