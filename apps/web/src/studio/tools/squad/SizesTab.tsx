import { LIMITS } from '@kitwright/contract'
import { isPersonal } from '@kitwright/design'
import { sizeLabel, runOf, type Size } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { ActionIcon, Alert, Stack, Text, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { piecesOf, useStudio } from '../../context/index.ts'
import { documentOf, PLAIN_PIECE } from '@kitwright/editor'
import css from './Squad.module.css'
import { useSizes } from './useSizes.ts'

interface SizeRowProps {
  readonly size: Size
  readonly qty: number
  readonly onChange: (qty: number) => void
}

/** The quantity of one size, with buttons for fewer and more. */
function SizeRow({ size, qty, onChange }: SizeRowProps) {
  const { t } = useTranslation(['studio'])
  const [typed, setTyped] = useState<string | null>(null)
  const label = sizeLabel(size)
  const read = (text: string): number | null => (text.trim() === '' ? 0 : parseWholeNumber(text))
  const isGood = (count: number | null): count is number => count !== null && count <= LIMITS.pieces
  const isWrong = typed !== null && !isGood(read(typed))
  return (
    <div className={css.size} role="group" aria-label={t('studio:size_of', { size: label })}>
      <b aria-hidden>{label}</b>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('studio:one_less', { size: label })}
        disabled={qty === 0}
        onClick={() => onChange(qty - 1)}
      >
        <IconMinus size={16} aria-hidden />
      </ActionIcon>
      <TextInput
        classNames={{ error: css.wrong }}
        aria-label={t('studio:pieces_of', { size: label })}
        placeholder="0"
        inputMode="numeric"
        maxLength={6}
        value={typed ?? (qty === 0 ? '' : qty)}
        error={isWrong ? t('studio:pieces_invalid') : undefined}
        onChange={event => {
          const count = read(event.currentTarget.value)
          setTyped(event.currentTarget.value)
          if (isGood(count)) onChange(count)
        }}
        onFocus={event => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('studio:one_more', { size: label })}
        disabled={qty >= LIMITS.pieces}
        onClick={() => onChange(qty + 1)}
      >
        <IconPlus size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}

/** Shows the design without a name and number on the stage while this tab is open, as ordered here. */
function useShownPlain(): boolean {
  const showPlayer = useStudio(state => state.showPlayer)
  const hasSample = useStudio(state =>
    documentOf(state).layers.some(layer => layer.kind === 'text' && isPersonal(layer.role)),
  )
  useEffect(() => {
    if (!hasSample) return
    showPlayer(PLAIN_PIECE)
    return () => showPlayer(null)
  }, [hasSample, showPlayer])
  return hasSample
}

/** The quantity per size of pieces without names. `isWanted` follows an attempt to order nothing. */
export function SizesTab({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation(['studio'])
  const { sizes, qtyOf, change } = useSizes()
  const productType = useStudio(state => state.garment.productType)
  const hasSample = useShownPlain()
  const count = piecesOf(sizes)
  return (
    <Stack gap="sm">
      {isWanted && count === 0 && (
        <Alert color="red" role="alert">
          {t('studio:select_sizes')}
        </Alert>
      )}
      <Text size="sm">{t(hasSample ? 'studio:sizes_text_plain' : 'studio:sizes_text')}</Text>
      <div className={css.sizes}>
        {runOf(productType).map(size => (
          <SizeRow key={size} size={size} qty={qtyOf(size)} onChange={qty => change(size, qty)} />
        ))}
      </div>
      <Text size="sm" role="status">
        {count > 0 ? t('studio:piece_count', { count }) : ''}
      </Text>
    </Stack>
  )
}
