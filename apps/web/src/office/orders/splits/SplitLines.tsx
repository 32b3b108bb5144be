import { sizeLabel } from '@kitwright/garment'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from './Split.module.css'
import { piecesOf, type Split } from './useSplit.ts'

type Line = OfficeOrder['lines'][number]

const nameOf = ({ number, printName, playerName, size }: Line): string =>
  [number, printName || playerName, sizeLabel(size)].filter(part => part !== '' && part !== null).join(' ')

interface RowProps extends Pick<Split, 'typed' | 'setTyped'> {
  readonly line: Line
}

/** One line with the pieces of it that move. */
function Row({ line, typed, setTyped }: RowProps) {
  const { t } = useTranslation(['edits'])
  const value = typed[line.id] ?? ''
  const isSample = line.priceSource === 'sample'
  const name = nameOf(line)
  const isAll = value === String(line.qty)
  return (
    <li className={css.row}>
      <span className={css.name}>
        {name} <small>× {line.qty}</small>
      </span>
      <TextInput
        size="xs"
        className={css.qty}
        aria-label={`${t('edits:split_pieces')}: ${name}`}
        inputMode="numeric"
        disabled={isSample}
        placeholder="0"
        value={value}
        error={piecesOf(value, line) === undefined && t('edits:split_wrong', { count: line.qty })}
        onChange={event => setTyped({ ...typed, [line.id]: event.currentTarget.value })}
      />
      <Button
        size="xs"
        variant="default"
        disabled={isSample}
        aria-label={`${isAll ? t('edits:split_none') : t('edits:split_all')}: ${name}`}
        onClick={() => setTyped({ ...typed, [line.id]: isAll ? '' : String(line.qty) })}
      >
        {isAll ? t('edits:split_none') : t('edits:split_all')}
      </Button>
    </li>
  )
}

/** The lines of an order by design, each with the pieces that move to the new order. */
export function SplitLines({ order, split }: { readonly order: OfficeOrder; readonly split: Split }) {
  const groups = Map.groupBy(order.lines, line => line.designName)
  return [...groups].map(([name, lines]) => (
    <section key={name} className={css.group} aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {lines.map(line => (
          <Row key={line.id} line={line} typed={split.typed} setTyped={split.setTyped} />
        ))}
      </ul>
    </section>
  ))
}
