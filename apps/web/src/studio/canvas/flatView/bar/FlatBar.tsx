import { baseSizeOf, parseSize, runOf, sizeLabel, type Size } from '@kitwright/garment'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconEyeCheck, IconRuler2, IconRulerMeasure } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useStudio } from '../../../context/index.ts'
import css from './FlatBar.module.css'
import type { Sizes } from './useSizes.ts'

/** Settings for what the flat view shows beside the pieces. */
export interface FlatSettings extends Sizes {
  readonly hasLines: boolean
  readonly hasSharpness: boolean
  /** Null shows the rulers if there is space. */
  readonly hasRulers: boolean | null
}

export const plainSettings = (baseSize: Size): FlatSettings => ({
  size: baseSize,
  compared: null,
  hasLines: false,
  hasSharpness: false,
  hasRulers: null,
})

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
}

function Switch({ label, isOn, onChange, children }: SwitchProps) {
  return (
    <ActionIcon
      variant={isOn ? 'filled' : 'default'}
      size={36}
      radius="md"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      {children}
    </ActionIcon>
  )
}

interface FlatBarProps {
  readonly settings: FlatSettings
  /** Whether the rulers are visible now. */
  readonly hasRulers: boolean
  readonly onChange: (change: Partial<FlatSettings>) => void
}

/** Controls the size of the pieces, the compared size and the marks. */
export function FlatBar({ settings, hasRulers, onChange }: FlatBarProps) {
  const { t } = useTranslation(['flat'])
  const productType = useStudio(state => state.garment.productType)
  const [run, baseSize] = [runOf(productType), baseSizeOf(productType)]
  const sizes = run.map(value => ({
    value,
    label: value === baseSize ? t('flat:designed', { size: sizeLabel(value) }) : sizeLabel(value),
  }))
  const others = run.filter(size => size !== settings.size).map(value => ({ value, label: sizeLabel(value) }))
  return (
    <div className={css.bar} role="toolbar" aria-label={t('flat:bar')}>
      <NativeSelect
        className={css.size}
        size="sm"
        aria-label={t('flat:size')}
        data={sizes}
        value={settings.size}
        onChange={({ currentTarget }) => {
          const size = parseSize(currentTarget.value, run) ?? baseSize
          onChange({ size, compared: settings.compared === size ? null : settings.compared })
        }}
      />
      <NativeSelect
        className={css.size}
        size="sm"
        aria-label={t('flat:compare')}
        data={[{ value: '', label: t('flat:compare_none') }, ...others]}
        value={settings.compared ?? ''}
        onChange={({ currentTarget }) => onChange({ compared: parseSize(currentTarget.value, run) })}
      />
      <Switch label={t('flat:lines')} isOn={settings.hasLines} onChange={hasLines => onChange({ hasLines })}>
        <IconRulerMeasure size={20} aria-hidden />
      </Switch>
      <Switch label={t('flat:rulers')} isOn={hasRulers} onChange={next => onChange({ hasRulers: next })}>
        <IconRuler2 size={20} aria-hidden />
      </Switch>
      <Switch
        label={t('flat:sharpness')}
        isOn={settings.hasSharpness}
        onChange={hasSharpness => onChange({ hasSharpness })}
      >
        <IconEyeCheck size={20} aria-hidden />
      </Switch>
    </div>
  )
}
