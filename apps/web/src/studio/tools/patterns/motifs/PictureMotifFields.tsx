import { LIMITS, motifSize, type PatternUse, type PictureMotif } from '@kitwright/design'
import { documentOf, withPictureInks, picturesOf } from '@kitwright/editor'
import { Checkbox, Input, NativeSelect, SegmentedControl } from '@mantine/core'
import { useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { useTranslation } from '../../../../texts/index.ts'
import { toast } from '../../../../ui/index.ts'
import { useLayerName, useStudio } from '../../../context/index.ts'
import { InkSource } from './InkSource.tsx'
import css from './Own.module.css'
import { PhotoFields } from './PhotoFields.tsx'
import { coloursOf } from './useOwn.ts'

/** 0 keeps the picture's own colours. */
const INKS = Array.from({ length: LIMITS.inks + 1 }, (_, i) => i)

/** Returns the names; equal ones are numbered. */
function numbered(names: readonly string[]): string[] {
  const isAlone = (name: string): boolean => names.indexOf(name) === names.lastIndexOf(name)
  return names.map((name, i) =>
    isAlone(name) ? name : `${name} ${names.slice(0, i + 1).filter(each => each === name).length}`,
  )
}

interface PictureMotifFieldsProps {
  readonly value: PatternUse & { readonly motif: PictureMotif }
  readonly onChange: (value: PatternUse) => void
}

/** Whether the motif runs over the garment with its part or lies on each piece separately. */
function RoundField({ value, onChange }: PictureMotifFieldsProps) {
  const { t } = useTranslation(['patterns'])
  const { isRound, ...laid } = value.motif
  return (
    <Checkbox
      className={css.touch}
      label={t('patterns:round')}
      description={t('patterns:round_note')}
      checked={isRound === true}
      onChange={event => onChange({ ...value, motif: event.currentTarget.checked ? { ...laid, isRound: true } : laid })}
    />
  )
}

interface InkFieldsProps extends Pick<PictureMotifFieldsProps, 'value'> {
  readonly onInks: (count: number) => void
}

/** Chooses the number of inks and shows where they come from. */
function InkFields({ value: { motif, scale, opacity }, onInks }: InkFieldsProps) {
  const { t } = useTranslation(['patterns'])
  return (
    <>
      <Input.Wrapper label={t('patterns:motif_inks')} labelElement="div">
        <SegmentedControl
          fullWidth
          size="sm"
          mt={6}
          aria-label={t('patterns:motif_inks')}
          data={INKS.map(count => ({
            value: String(count),
            label: count === 0 ? t('patterns:as_it_is') : String(count),
          }))}
          value={String(motif.inks)}
          onChange={inks => onInks(Number(inks))}
        />
      </Input.Wrapper>
      {motif.inks === 0 ? (
        <PhotoFields motif={motif} scale={scale} opacity={opacity} />
      ) : (
        <InkSource motif={motif} scale={scale} />
      )}
    </>
  )
}

/** Chooses the picture and its number of colours. */
export function PictureMotifFields({ value, onChange }: PictureMotifFieldsProps) {
  const { t } = useTranslation(['patterns'])
  const layerName = useLayerName()
  const pictures = useStudio(useShallow(state => [...picturesOf(documentOf(state))]))
  const { motif } = value
  const names = numbered(pictures.map(layerName))
  // A picture turned into a pattern is no longer a layer.
  const isGone = !pictures.some(({ asset }) => asset.id === motif.asset.id)
  // Shapes may arrive later than those requested after them.
  const asked = useRef(0)
  const redraw = async (asset: PictureMotif['asset'], inks: number): Promise<void> => {
    const longest = Math.max(motif.widthMm, motif.heightMm) / Math.max(asset.widthPx, asset.heightPx)
    const size = motifSize(asset.widthPx, asset.heightPx, longest)
    const { inks: _, ...use } = value
    const { palette: _palette, ...laid } = motif
    const own = ++asked.current
    if (inks === 0) return onChange({ ...use, motif: { ...laid, asset, ...size, inks } })
    try {
      const colours = await coloursOf(asset, inks)
      if (own === asked.current) onChange(withPictureInks({ ...value, motif: { ...motif, asset, ...size } }, colours))
    } catch (error) {
      console.warn('a picture could not be read', error)
      toast('error', t('patterns:own_failed'))
    }
  }
  return (
    <>
      {pictures.length > (isGone ? 0 : 1) && (
        <NativeSelect
          className={css.touch}
          label={t('patterns:motif_picture')}
          value={motif.asset.id}
          data={[
            ...(isGone ? [{ value: motif.asset.id, label: t('patterns:photo') }] : []),
            ...pictures.map(({ asset }, i) => ({ value: asset.id, label: names[i]! })),
          ]}
          onChange={event => {
            const chosen = pictures.find(({ asset }) => asset.id === event.currentTarget.value)
            if (chosen) void redraw(chosen.asset, motif.inks === 0 ? 0 : LIMITS.inks)
          }}
        />
      )}
      <InkFields value={value} onInks={inks => void redraw(motif.asset, inks)} />
      <RoundField value={value} onChange={onChange} />
    </>
  )
}
