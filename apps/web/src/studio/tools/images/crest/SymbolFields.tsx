import { type CrestSymbol, SYMBOL_FAMILIES, symbolSvg, type SymbolFamily } from '@kitwright/crest'
import { loadNames } from '@kitwright/words'
import { Group, Loader, NativeSelect, SegmentedControl, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, use, useDeferredValue, useState } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { usePick } from '../../../context/index.ts'
import { SliderField } from '../../../fields/index.ts'
import css from './Crest.module.css'
import { foundSymbols } from './searchSymbols.ts'
import type { BlazonFieldsProps } from './ShapeFields.tsx'

const pictures = new Map<string, string>()
function pictureOf(symbol: CrestSymbol): string {
  const picture = pictures.get(symbol.id) ?? `data:image/svg+xml,${encodeURIComponent(symbolSvg(symbol))}`
  pictures.set(symbol.id, picture)
  return picture
}

interface GridProps {
  readonly chosen: string | null
  readonly first: SymbolFamily
  readonly onChoose: (id: string | null) => void
}

function SymbolGrid({ chosen, first, onChoose }: GridProps) {
  const { t } = useTranslation(['crest'])
  const pick = usePick()
  const [text, setText] = useState('')
  const [family, setFamily] = useState<SymbolFamily>(first)
  const names = use(loadNames('symbols'))
  const found = foundSymbols(names, useDeferredValue(text), family)
  return (
    <>
      <TextInput
        type="search"
        label={t('crest:search')}
        maxLength={60}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      {text.trim() === '' && (
        <NativeSelect
          label={t('crest:family')}
          value={family}
          data={SYMBOL_FAMILIES.map(value => ({ value, label: t(`crest:family_${value}`) }))}
          onChange={event => setFamily(event.currentTarget.value as SymbolFamily)}
        />
      )}
      {found.length === 0 && (
        <Text size="sm" role="status">
          {t('crest:nothing', { text })}
        </Text>
      )}
      <div className={css.tiles} role="group" aria-label={t('crest:symbols')}>
        <UnstyledButton className={css.tile} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          {t('crest:none')}
        </UnstyledButton>
        {found.map(symbol => (
          <UnstyledButton
            key={symbol.id}
            className={css.tile}
            data-paper
            aria-pressed={chosen === symbol.id}
            aria-label={pick(names[symbol.id])}
            title={pick(names[symbol.id])}
            onClick={() => onChoose(symbol.id)}
          >
            <img src={pictureOf(symbol)} alt="" loading="lazy" />
          </UnstyledButton>
        ))}
      </div>
    </>
  )
}

/** Edits the symbol on a crest and the one above it. */
export function SymbolFields({ blazon, onChange }: BlazonFieldsProps) {
  const { t } = useTranslation(['crest'])
  const [which, setWhich] = useState<'symbol' | 'above'>('symbol')
  const shown = blazon[which]
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('crest:which')}
        value={which}
        data={(['symbol', 'above'] as const).map(value => ({ value, label: t(`crest:which_${value}`) }))}
        onChange={value => setWhich(value === 'above' ? 'above' : 'symbol')}
      />
      {shown.id !== null && (
        <Group grow gap="md">
          <SliderField
            label={t('crest:size')}
            shown={`${Math.round(shown.size)} %`}
            min={40}
            max={150}
            step={5}
            value={shown.size}
            onChange={size => onChange({ [which]: { ...shown, size } }, `${which} size`)}
          />
          <SliderField
            label={t('crest:down')}
            shown={`${shown.down} %`}
            min={-20}
            max={20}
            step={1}
            value={shown.down}
            onChange={down => onChange({ [which]: { ...shown, down } }, `${which} down`)}
          />
        </Group>
      )}
      <Suspense fallback={<Loader size="sm" />}>
        <SymbolGrid
          key={which}
          chosen={shown.id}
          first={which === 'above' ? 'honours' : 'beasts'}
          onChoose={id => onChange({ [which]: { ...shown, id } })}
        />
      </Suspense>
    </Stack>
  )
}
