import { LIMITS, type Motif, type PatternUse, type TextMotif } from '@kitwright/design'
import { withMotifRows, type Lettering } from '@kitwright/editor'
import type { FontUse } from '@kitwright/library'
import { Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { truncateGraphemes, printable } from '../../../context/index.ts'
import { SliderNumber } from '../../../fields/index.ts'
import css from './Own.module.css'
import { PictureMotifFields } from './PictureMotifFields.tsx'
import { measured } from './useOwn.ts'

/** The text tool's field is passed in, because a tool may not import another. */
export type FontField = ComponentType<{
  readonly value: string
  readonly weight: number
  readonly isItalic: boolean
  readonly text: string
  readonly onChange: (use: FontUse) => void
  readonly isApart?: boolean
}>

interface MotifFieldsProps {
  readonly value: PatternUse
  readonly onChange: (value: PatternUse) => void
  readonly fontField: FontField
}

type MotifFieldsOf<M extends Motif> = Omit<MotifFieldsProps, 'value'> & {
  readonly value: PatternUse & { readonly motif: M }
}

/** Edits the motif's text and font. An empty text is not printed: the last one stays until there is another. */
function TextMotifFields({ value, onChange, fontField: Font }: MotifFieldsOf<TextMotif>) {
  const { t } = useTranslation(['patterns'])
  const { motif } = value
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef(0)
  const letter = async (change: Partial<Lettering>): Promise<void> => {
    const turn = ++latest.current
    const next = { ...motif, ...change }
    const size = await measured(next)
    if (turn === latest.current) onChange({ ...value, motif: { ...next, ...size } })
  }
  return (
    <>
      <TextInput
        className={css.touch}
        label={t('patterns:motif_text')}
        dir="auto"
        value={typed ?? motif.text}
        onBlur={() => setTyped(null)}
        onChange={event => {
          const text = truncateGraphemes(printable(event.currentTarget.value), LIMITS.textCharacters)
          setTyped(text)
          if (text.trim() !== '') void letter({ text })
        }}
      />
      <Font
        value={motif.font}
        weight={motif.weight}
        isItalic={motif.isItalic}
        text={motif.text}
        isApart
        onChange={use => void letter(use)}
      />
    </>
  )
}

const ROWS = ['straight', 'brick', 'once'] as const
/** Range of the slider. Larger values are typed. */
const GAP_MM = 150

/** The arrangement of repeated motifs. */
function LaidFields({ value, onChange }: MotifFieldsOf<Motif>) {
  const { t } = useTranslation(['patterns'])
  const { motif } = value
  const gap = (label: string, name: 'gapXMm' | 'gapYMm') => (
    <SliderNumber
      label={label}
      suffix="mm"
      value={Math.round(motif[name] * value.scale * 10) / 10}
      from={0}
      to={GAP_MM}
      step={1}
      min={0}
      max={LIMITS.gapMm}
      onChange={mm => onChange({ ...value, motif: { ...motif, [name]: Math.min(LIMITS.gapMm, mm / value.scale) } })}
    />
  )
  return (
    <>
      <Input.Wrapper label={t('patterns:rows')} labelElement="div">
        <SegmentedControl
          fullWidth
          size="sm"
          mt={6}
          aria-label={t('patterns:rows')}
          data={ROWS.map(rows => ({ value: rows, label: t(`patterns:rows_${rows}`) }))}
          value={motif.rows}
          onChange={rows => onChange(withMotifRows(value, rows))}
        />
      </Input.Wrapper>
      {motif.rows !== 'once' && (
        <>
          {gap(t('patterns:gap_x'), 'gapXMm')}
          {gap(t('patterns:gap_y'), 'gapYMm')}
        </>
      )}
    </>
  )
}

/** Edits the motif of a user's own pattern and its repetition. */
export function MotifFields({ value, ...rest }: MotifFieldsProps) {
  const { motif } = value
  if (!motif) return null
  return (
    <Stack gap="sm">
      {motif.kind === 'text' ? (
        <TextMotifFields {...rest} value={{ ...value, motif }} />
      ) : (
        <PictureMotifFields {...rest} value={{ ...value, motif }} />
      )}
      <LaidFields {...rest} value={{ ...value, motif }} />
    </Stack>
  )
}
