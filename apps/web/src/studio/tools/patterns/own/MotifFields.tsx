import { LIMITS, motifSize, type Motif, type PatternUse, type PictureMotif, type TextMotif } from '@kitwright/design'
import { documentOf, inMotifColours, laidAs, picturesOf, type Lettering } from '@kitwright/editor'
import type { FontUse } from '@kitwright/library'
import { Input, NativeSelect, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { toast } from '../../../../ui/index.ts'
import { fitting, printable, useLayerName, useStudio } from '../../../context/index.ts'
import { SliderNumber } from '../SliderNumber.tsx'
import css from './Own.module.css'
import { coloursOf, measured } from './useOwn.ts'

/** The text tool's, handed in: a tool knows no other. */
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

type Own<M extends Motif> = Omit<MotifFieldsProps, 'value'> & { readonly value: PatternUse & { readonly motif: M } }

/** What it says, and in which letters. What is empty is not printed: the last word stays till there is another. */
function TextMotifFields({ value, onChange, fontField: Font }: Own<TextMotif>) {
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
          const text = fitting(printable(event.currentTarget.value), LIMITS.textCharacters)
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

const INKS = Array.from({ length: LIMITS.inks }, (_, i) => i + 1)

/** Which picture, and in how many colours. */
function PictureMotifFields({ value, onChange }: Own<PictureMotif>) {
  const { t } = useTranslation(['patterns'])
  const layerName = useLayerName()
  const pictures = useStudio(useShallow(state => [...picturesOf(documentOf(state))]))
  const { motif } = value
  const redraw = async (asset: PictureMotif['asset'], inks: number): Promise<void> => {
    const longest = Math.max(motif.widthMm, motif.heightMm) / Math.max(asset.widthPx, asset.heightPx)
    const size = motifSize(asset.widthPx, asset.heightPx, longest)
    try {
      const colours = await coloursOf(asset, inks)
      onChange(inMotifColours({ ...value, motif: { ...motif, asset, ...size } }, colours))
    } catch (error) {
      console.warn('a picture could not be read', error)
      toast('error', t('patterns:own_failed'))
    }
  }
  return (
    <>
      {pictures.length > 1 && (
        <NativeSelect
          className={css.touch}
          label={t('patterns:motif_picture')}
          value={motif.asset.id}
          data={pictures.map(layer => ({ value: layer.asset.id, label: layerName(layer) }))}
          onChange={event => {
            const chosen = pictures.find(({ asset }) => asset.id === event.currentTarget.value)
            if (chosen) void redraw(chosen.asset, LIMITS.inks)
          }}
        />
      )}
      <Input.Wrapper label={t('patterns:motif_inks')} labelElement="div">
        <SegmentedControl
          fullWidth
          size="sm"
          mt={6}
          aria-label={t('patterns:motif_inks')}
          data={INKS.map(count => ({ value: String(count), label: String(count) }))}
          value={String(motif.inks)}
          onChange={inks => void redraw(motif.asset, Number(inks))}
        />
      </Input.Wrapper>
    </>
  )
}

const ROWS = ['straight', 'brick', 'once'] as const
/** How far the slider goes; further is typed. */
const GAP_MM = 150

/** How motifs stand beside each other. */
function LaidFields({ value, onChange }: Own<Motif>) {
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
          onChange={rows => onChange(laidAs(value, rows))}
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

/** What a pattern of one's own repeats, and how. */
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
