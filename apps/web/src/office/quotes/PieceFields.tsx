import type { CartLine, OfficeQuote } from '@kitwright/contract'
import { runOf, type Size, sizeLabel, sleevesOf } from '@kitwright/garment'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { type TypedItem, type TypedLine, typedLines } from './draftForm.ts'
import css from './Quote.module.css'

interface Props {
  readonly item: OfficeQuote['draft']['items'][number]
  readonly typed: TypedItem
  readonly isWrong: boolean
  readonly onChange: (typed: TypedItem) => void
}

/** A line's size, with the player that it is for. */
function useLineName(): (line: CartLine) => string {
  const { t } = useTranslation(['common'])
  return ({ size, sleeve, number, printName, playerName }) => {
    const player = [number, printName || playerName].filter(each => each !== null && each !== '').join(' ')
    const long = sleeve === 'long' ? t('common:sleeve_long') : ''
    return [sizeLabel(size), long, player].filter(part => part !== '').join(' · ')
  }
}

/** Returns a new line of a size, in the sleeves of the item's first line. */
const newLine = ({ productType, lines }: Props['item'], size: Size): TypedLine => ({
  line: {
    id: crypto.randomUUID(),
    size,
    sleeve: lines[0]?.sleeve ?? sleevesOf(productType)[0]!,
    qty: 1,
    playerName: '',
    printName: '',
    number: null,
    version: 'player',
    kit: lines[0]?.kit ?? null,
  },
  qty: '1',
})

/** The pieces of an item by size: staff change quantities, take lines out by zero, and add sizes. */
export function PieceFields({ item, typed, isWrong, onChange }: Props) {
  const { t } = useTranslation(['quotes'])
  const nameOf = useLineName()
  const { lines } = typed
  if (!lines)
    return (
      <div>
        <Button variant="default" size="xs" onClick={() => onChange({ ...typed, lines: typedLines(item.askedLines) })}>
          {t('quotes:change_pieces')}
        </Button>
      </div>
    )
  const add = (size: string): void => {
    const chosen = runOf(item.productType).find(each => each === size)
    if (chosen) onChange({ ...typed, lines: [...lines, newLine(item, chosen)] })
  }
  return (
    <div className={css.pieces} role="group" aria-label={t('quotes:pieces_of', { name: item.name })}>
      <div className={css.sizes}>
        {lines.map(({ line, qty }, i) => (
          <TextInput
            key={line.id}
            label={nameOf(line)}
            aria-label={t('quotes:qty_of', { name: item.name, line: nameOf(line) })}
            inputMode="numeric"
            value={qty}
            onChange={event => {
              const { value } = event.currentTarget
              onChange({ ...typed, lines: lines.map((each, at) => (at === i ? { ...each, qty: value } : each)) })
            }}
          />
        ))}
      </div>
      {isWrong && <p className={css.wrong}>{t('quotes:pieces_wrong')}</p>}
      <div className={css.acts}>
        <NativeSelect
          size="xs"
          aria-label={t('quotes:size_add_of', { name: item.name })}
          value=""
          data={[
            { value: '', label: t('quotes:size_add') },
            ...runOf(item.productType).map(size => ({ value: size, label: sizeLabel(size) })),
          ]}
          onChange={event => add(event.currentTarget.value)}
        />
        <Button variant="subtle" color="gray" size="xs" onClick={() => onChange({ ...typed, lines: null })}>
          {t('quotes:pieces_as_asked')}
        </Button>
      </div>
    </div>
  )
}
