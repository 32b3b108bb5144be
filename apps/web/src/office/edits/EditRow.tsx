import { LIMITS, type OrderLine } from '@kitwright/contract'
import { parseSize, runOf, sizeLabel, sleevesOf } from '@kitwright/garment'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import { typedDollars } from '../money/parseDollars.ts'
import css from './Edit.module.css'
import type { TypedLine } from './editForm.ts'
import { KitField } from './KitFields.tsx'

export interface RowProps {
  readonly line: TypedLine
  /** The order's line; undefined for a new one. */
  readonly was: Pick<OrderLine, 'unitCents'> | undefined
  readonly isLocked: boolean
  readonly wrong: ReadonlySet<string>
  readonly onChange: (line: TypedLine) => void
  /** Takes a new line out again. */
  readonly onDrop: () => void
}

const nameOf = ({ number, printName, playerName, size }: TypedLine): string =>
  [number, printName || playerName, sizeLabel(size)].filter(part => part !== '').join(' ')

/** The price of a line: the list's, or one of staff with its reason. */
function PriceFields({ line, was, wrong, onChange }: Pick<RowProps, 'line' | 'was' | 'wrong' | 'onChange'>) {
  const { t } = useTranslation(['edits'])
  const { key, price } = line
  const name = t('edits:line_of', { design: line.designName, line: nameOf(line) })
  if (!price) {
    const shown = was && !line.wasManual ? formatCents(was.unitCents) : t('edits:list_price')
    return (
      <Button
        variant="default"
        size="xs"
        className={css.price}
        aria-label={`${shown} – ${t('edits:own_price')}: ${name}`}
        onClick={() => onChange({ ...line, price: { dollars: typedDollars(was?.unitCents ?? 0), reason: '' } })}
      >
        {shown}
      </Button>
    )
  }
  return (
    <TextInput
      aria-label={`${t('edits:price')}: ${name}`}
      leftSection="$"
      size="xs"
      className={css.price}
      inputMode="decimal"
      value={price.dollars}
      error={wrong.has(`${key}.dollars`)}
      onChange={event => onChange({ ...line, price: { ...price, dollars: event.currentTarget.value } })}
    />
  )
}

/** The reason for a price of staff, and the way back to the list. */
function ReasonFields({ line, wrong, onChange }: Pick<RowProps, 'line' | 'wrong' | 'onChange'>) {
  const { t } = useTranslation(['edits'])
  const { price, key } = line
  if (!price) return null
  return (
    <div className={css.reason}>
      <TextInput
        size="xs"
        aria-label={t('edits:reason_internal')}
        placeholder={t('edits:reason_internal')}
        value={price.reason}
        error={wrong.has(`${key}.reason`) && t('edits:reason_missing')}
        onChange={event => onChange({ ...line, price: { ...price, reason: event.currentTarget.value } })}
      />
      <Button variant="subtle" size="xs" onClick={() => onChange({ ...line, price: null })}>
        {t('edits:use_list')}
      </Button>
    </div>
  )
}

interface CutProps extends Pick<RowProps, 'line' | 'onChange'> {
  readonly name: string
  readonly isOff: boolean
}

/** The size and the sleeves of a line. */
function CutFields({ line, name, isOff, onChange }: CutProps) {
  const { t } = useTranslation(['common'])
  const { productType } = line
  const sleeves = sleevesOf(productType)
  return (
    <>
      <NativeSelect
        size="xs"
        className={css.size}
        aria-label={`${t('common:size')}: ${name}`}
        disabled={isOff}
        value={line.size}
        data={runOf(productType).map(value => ({ value, label: sizeLabel(value) }))}
        onChange={event => onChange({ ...line, size: parseSize(event.currentTarget.value) ?? line.size })}
      />
      <NativeSelect
        size="xs"
        className={css.sleeve}
        aria-label={`${t('common:sleeve')}: ${name}`}
        disabled={isOff || sleeves.length < 2}
        value={line.sleeve}
        data={sleeves.map(value => ({ value, label: t(`common:sleeve_${value}`) }))}
        onChange={event => onChange({ ...line, sleeve: event.currentTarget.value === 'long' ? 'long' : 'short' })}
      />
    </>
  )
}

/** The fields of what is made: number, name, size, sleeve and pieces. */
function MadeFields({ line, isLocked, wrong, onChange }: Omit<RowProps, 'was' | 'onDrop'>) {
  const { t } = useTranslation(['edits', 'common'])
  const { key, playerName } = line
  const isOff = isLocked || line.isRemoved
  const name = t('edits:line_of', { design: line.designName, line: nameOf(line) })
  return (
    <>
      <TextInput
        size="xs"
        className={css.number}
        aria-label={`${t('edits:number')}: ${name}`}
        placeholder={t('edits:number')}
        inputMode="numeric"
        disabled={isOff}
        value={line.number}
        error={wrong.has(`${key}.number`)}
        onChange={event => onChange({ ...line, number: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        className={css.name}
        aria-label={`${t('edits:name')}: ${name}`}
        placeholder={playerName || t('edits:name')}
        maxLength={LIMITS.printName}
        disabled={isOff}
        value={line.printName}
        onChange={event => onChange({ ...line, printName: event.currentTarget.value })}
      />
      <CutFields line={line} name={name} isOff={isOff} onChange={onChange} />
      <TextInput
        size="xs"
        className={css.qty}
        aria-label={`${t('edits:qty')}: ${name}`}
        inputMode="numeric"
        leftSection="×"
        leftSectionWidth={26}
        disabled={isOff}
        value={line.qty}
        error={wrong.has(`${key}.qty`)}
        onChange={event => onChange({ ...line, qty: event.currentTarget.value })}
      />
    </>
  )
}

/** One line of an edit. A removed one stays in sight until it is saved. */
export function EditRow(props: RowProps) {
  const { line, was, isLocked, wrong, onChange, onDrop } = props
  const { t } = useTranslation(['edits'])
  const { key, isRemoved, isNew } = line
  const name = t('edits:line_of', { design: line.designName, line: nameOf(line) })
  const problems = [
    ...(wrong.has(`${key}.qty`) ? [t('edits:qty_wrong')] : []),
    ...(wrong.has(`${key}.number`) ? [t('edits:number_wrong')] : []),
    ...(wrong.has(`${key}.dollars`) ? [t('edits:price_wrong')] : []),
  ]
  const act = isRemoved ? t('edits:restore') : t('edits:remove')
  return (
    <li className={css.row} data-removed={isRemoved || undefined}>
      <MadeFields {...props} />
      {!isRemoved && <PriceFields line={line} was={was} wrong={wrong} onChange={onChange} />}
      {!isLocked && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={css.act}
          aria-label={`${act}: ${name}`}
          onClick={() => (isNew ? onDrop() : onChange({ ...line, isRemoved: !isRemoved }))}
        >
          {isRemoved ? <IconArrowBackUp size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />}
        </ActionIcon>
      )}
      {!isRemoved && <KitField line={line} name={name} isOff={isLocked} onChange={onChange} />}
      {problems.length > 0 && <p className={css.wrong}>{problems.join(' · ')}</p>}
      {!isRemoved && <ReasonFields line={line} wrong={wrong} onChange={onChange} />}
    </li>
  )
}
