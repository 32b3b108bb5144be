import { LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { parseWholeNumber } from '@kitwright/measure'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useFabricName, usePricing } from '../../../domainComponents/index.ts'
import { useCall } from '../../../session/index.ts'
import { typedDollars } from '../../money/parseDollars.ts'
import type { TypedOfferLine } from './offerForm.ts'
import css from './QuoteRequests.module.css'

const TYPING_MS = 250

interface Props {
  readonly place: number
  readonly line: TypedOfferLine
  readonly onChange: (change: Partial<TypedOfferLine>) => void
  readonly onRemove: () => void
}

const keyOf = ({ productType, fabric }: NonNullable<TypedOfferLine['garment']>): string => `${productType} ${fabric}`

/** The garment and fabric whose price the line holds for the order that follows. */
function GarmentField({ place, line, onChange }: Omit<Props, 'onRemove'>) {
  const { t } = useTranslation(['offer', 'common'])
  const fabricName = useFabricName()
  const { data } = usePricing()
  const sold = (data?.products ?? []).flatMap(({ type, fabrics }) =>
    fabrics.map(({ id }) => ({ productType: type, fabric: id })),
  )
  const { garment } = line
  // A garment that is sold no more stays on the line that has it.
  const known = garment && !sold.some(each => keyOf(each) === keyOf(garment)) ? [garment] : []
  return (
    <NativeSelect
      aria-label={t('offer:line_garment', { place })}
      value={garment ? keyOf(garment) : ''}
      data={[
        { value: '', label: t('offer:free_line') },
        ...[...sold, ...known].map(each => ({
          value: keyOf(each),
          label: t('offer:held_for', {
            garment: t(`common:type_${each.productType}`),
            fabric: fabricName(each.fabric),
          }),
        })),
      ]}
      onChange={event => {
        const chosen = sold.find(each => keyOf(each) === event.currentTarget.value)
        if (!chosen) return onChange({ garment: null, isListed: false, reason: '' })
        const text = line.text || `${t(`common:type_${chosen.productType}`)}, ${fabricName(chosen.fabric)}`
        onChange({ garment: chosen, isListed: true, reason: '', text })
      }}
    />
  )
}

/** Writes the list's price for the pieces into the line while it has that price. */
function useListPrice({ line, onChange }: Pick<Props, 'line' | 'onChange'>): void {
  const { garment, isListed, qty, dollars } = line
  const [settled] = useDebouncedValue(qty, TYPING_MS)
  const pieces = parseWholeNumber(settled) ?? 0
  const isAsked = garment !== null && isListed && pieces >= 1 && pieces <= LIMITS.pieces
  const query = { productType: garment?.productType ?? 'SOCCER_KIT', pieces: Math.max(1, pieces) } as const
  const { data } = useCall('GET /api/office/offer-prices', { query }, { isEnabled: isAsked })
  const cents = isAsked ? data?.items.find(({ fabric }) => fabric === garment.fabric)?.unitCents : undefined
  useEffect(() => {
    if (cents !== undefined && typedDollars(cents) !== dollars) onChange({ dollars: typedDollars(cents) })
  }, [cents, dollars, onChange])
}

interface ReasonProps extends Pick<Props, 'place' | 'onChange'> {
  readonly reason: string
}

/** The reason for another price than the list, or the way back to the list. */
function ReasonField({ place, reason, onChange }: ReasonProps) {
  const { t } = useTranslation(['offer'])
  return (
    <div className={css.reason}>
      <TextInput
        label={t('offer:reason')}
        aria-label={t('offer:reason_of', { place })}
        value={reason}
        maxLength={QUOTE_LIMITS.reason}
        onChange={event => onChange({ reason: event.currentTarget.value })}
      />
      <Button
        variant="default"
        aria-label={t('offer:use_list_of', { place })}
        onClick={() => onChange({ isListed: true, reason: '' })}
      >
        {t('offer:use_list')}
      </Button>
    </div>
  )
}

/** One line of an offer: text, pieces, price each by the list or an own one with its reason, and the garment. */
export function OfferLineFields({ place, line, onChange, onRemove }: Props) {
  const { t } = useTranslation(['offer'])
  useListPrice({ line, onChange })
  const { text, qty, dollars, garment, isListed, reason } = line
  return (
    <div className={css.line}>
      <TextInput
        label={t('offer:line_text', { place })}
        value={text}
        maxLength={QUOTE_LIMITS.text}
        onChange={event => onChange({ text: event.currentTarget.value })}
      />
      <TextInput
        label={t('offer:line_pieces')}
        aria-label={t('offer:line_qty', { place })}
        inputMode="numeric"
        value={qty}
        onChange={event => onChange({ qty: event.currentTarget.value })}
      />
      <TextInput
        label={t('offer:line_each')}
        aria-label={t('offer:line_price', { place })}
        leftSection="$"
        inputMode="decimal"
        value={dollars}
        {...(isListed && { description: t('offer:from_list') })}
        inputWrapperOrder={['label', 'input', 'description']}
        onChange={event => onChange({ dollars: event.currentTarget.value, isListed: false })}
      />
      <ActionIcon
        className={css.remove}
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('offer:remove_line', { place })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <div className={css.wide}>
        <GarmentField place={place} line={line} onChange={onChange} />
      </div>
      {garment && !isListed && <ReasonField place={place} reason={reason} onChange={onChange} />}
    </div>
  )
}
