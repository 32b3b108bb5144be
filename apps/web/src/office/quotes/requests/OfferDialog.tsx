import { isEmail, QUOTE_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, usePreferences } from '../../../session/index.ts'
import { CancelButton, Dialog, formatCents } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import {
  EMPTY_LINE,
  hasDouble,
  offerForm,
  type QuoteRequest,
  readOffer,
  totalOf,
  type TypedOffer,
  type TypedOfferLine,
} from './offerForm.ts'
import css from './QuoteRequests.module.css'

interface GarmentProps {
  readonly place: number
  readonly request: QuoteRequest
  readonly line: TypedOfferLine
  readonly onChange: (garment: TypedOfferLine['garment']) => void
}
interface LinesProps {
  readonly request: QuoteRequest
  readonly typed: TypedOffer
  readonly onChange: (typed: TypedOffer) => void
}

/** The garment and fabric whose price the line holds for the order that follows. */
function GarmentField({ place, request, line, onChange }: GarmentProps) {
  const { t } = useTranslation(['offer', 'common'])
  const language = usePreferences(state => state.language)
  const keyOf = ({ productType, fabric }: NonNullable<TypedOfferLine['garment']>): string => `${productType} ${fabric}`
  const { listPrices } = request
  const known = line.garment && !listPrices.some(each => keyOf(each) === keyOf(line.garment!)) ? [line.garment] : []
  return (
    <NativeSelect
      aria-label={t('offer:line_garment', { place: place + 1 })}
      value={line.garment ? keyOf(line.garment) : ''}
      data={[
        { value: '', label: t('offer:free_line') },
        ...listPrices.map(each => ({
          value: keyOf(each),
          label: t('offer:held_for', { garment: t(`common:type_${each.productType}`), fabric: each.name[language] }),
        })),
        ...known.map(each => ({
          value: keyOf(each),
          label: t('offer:held_for', { garment: t(`common:type_${each.productType}`), fabric: each.fabric }),
        })),
      ]}
      onChange={event => {
        const chosen = listPrices.find(each => keyOf(each) === event.currentTarget.value)
        onChange(chosen ? { productType: chosen.productType, fabric: chosen.fabric } : null)
      }}
    />
  )
}

function Lines({ request, typed, onChange }: LinesProps) {
  const { t } = useTranslation(['offer'])
  const { lines } = typed
  const set = (at: number, change: Partial<TypedOffer['lines'][number]>): void =>
    onChange({ ...typed, lines: lines.map((line, i) => (i === at ? { ...line, ...change } : line)) })
  return (
    <>
      {lines.map((line, at) => (
        <div key={at} className={css.line}>
          <TextInput
            aria-label={t('offer:line_text', { place: at + 1 })}
            value={line.text}
            maxLength={QUOTE_LIMITS.text}
            onChange={event => set(at, { text: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('offer:line_qty', { place: at + 1 })}
            inputMode="numeric"
            value={line.qty}
            // The list has another price for other quantities.
            onChange={event => set(at, { qty: event.currentTarget.value, isListed: false })}
          />
          <TextInput
            aria-label={t('offer:line_price', { place: at + 1 })}
            leftSection="$"
            inputMode="decimal"
            value={line.dollars}
            {...(line.isListed && { description: t('offer:from_list') })}
            inputWrapperOrder={['input', 'description']}
            onChange={event => set(at, { dollars: event.currentTarget.value, isListed: false })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('offer:remove_line', { place: at + 1 })}
            onClick={() => onChange({ ...typed, lines: lines.filter((_, i) => i !== at) })}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
          <GarmentField
            place={at}
            request={request}
            line={line}
            onChange={garment => set(at, { garment, isListed: false })}
          />
        </div>
      ))}
      {lines.length < QUOTE_LIMITS.extras && (
        <AddLine onAdd={() => onChange({ ...typed, lines: [...lines, EMPTY_LINE] })} />
      )}
    </>
  )
}

function AddLine({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation(['offer'])
  return (
    <div>
      <Button variant="default" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
        {t('offer:add_line')}
      </Button>
    </div>
  )
}

/** Answers a request with priced lines, prefilled by the price list. */
export function OfferDialog({ request, onClose }: { request: QuoteRequest; onClose: () => void }) {
  const { t } = useTranslation(['offer', 'common'])
  const language = usePreferences(state => state.language)
  const [api, act] = [useApi(), useOfficeAction()]
  const [typed, setTyped] = useState(() =>
    offerForm(request, ({ productType, name }) => `${t(`common:type_${productType}`)}, ${name[language]}`),
  )
  const [wrong, setWrong] = useState<'line_wrong' | 'line_double' | null>(null)
  const { id, number, team, version, contact, note } = request
  const send = async (): Promise<void> => {
    const body = readOffer(typed, version)
    setWrong(body === null ? 'line_wrong' : hasDouble(typed) ? 'line_double' : null)
    if (!body || hasDouble(typed)) return
    const isSent = await act(
      async () => api('POST /api/office/quote-requests/{id}/offer', { params: { id }, body }),
      t('offer:sent'),
    )
    if (isSent) onClose()
  }
  return (
    <Dialog onClose={onClose} size={720} title={t('offer:answer_of', { team, number })} closeLabel={t('common:close')}>
      <Stack gap="md">
        {note && <Text size="sm">{note}</Text>}
        <Lines request={request} typed={typed} onChange={setTyped} />
        <Text size="sm">{t('offer:held_hint')}</Text>
        <Textarea
          label={t('offer:note')}
          autosize
          maxLength={QUOTE_LIMITS.message}
          value={typed.note}
          onChange={event => setTyped({ ...typed, note: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('offer:until')}
          value={typed.expiresOn}
          onChange={event => setTyped({ ...typed, expiresOn: event.currentTarget.value })}
        />
        {!isEmail(contact) && <Text size="sm">{t('offer:no_mail')}</Text>}
        {wrong && (
          <Text size="sm" c="red" role="alert">
            {t(`offer:${wrong}`)}
          </Text>
        )}
        <Group justify="flex-end">
          <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
          <Button onClick={() => void send()}>{t('offer:send', { total: formatCents(totalOf(typed)) })}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
