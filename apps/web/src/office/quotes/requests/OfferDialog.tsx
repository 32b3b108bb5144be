import { isEmail, QUOTE_LIMITS } from '@kitwright/contract'
import { ActionIcon, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, usePreferences } from '../../../session/index.ts'
import { CancelButton, Dialog, formatCents } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { EMPTY_LINE, offerForm, type QuoteRequest, readOffer, totalOf, type TypedOffer } from './offerForm.ts'
import css from './QuoteRequests.module.css'

interface LinesProps {
  readonly typed: TypedOffer
  readonly onChange: (typed: TypedOffer) => void
}

function Lines({ typed, onChange }: LinesProps) {
  const { t } = useTranslation(['offer'])
  const { lines } = typed
  const set = (at: number, change: Partial<TypedOffer['lines'][number]>): void =>
    onChange({ ...typed, lines: lines.map((line, i) => (i === at ? { ...line, ...change } : line)) })
  return (
    <>
      {lines.map(({ text, qty, dollars, list }, at) => (
        <div key={at} className={css.line}>
          <TextInput
            aria-label={t('offer:line_text', { place: at + 1 })}
            value={text}
            maxLength={QUOTE_LIMITS.text}
            onChange={event => set(at, { text: event.currentTarget.value })}
          />
          <TextInput
            aria-label={t('offer:line_qty', { place: at + 1 })}
            inputMode="numeric"
            value={qty}
            // The list has another price for other quantities.
            onChange={event => set(at, { qty: event.currentTarget.value, list: null })}
          />
          <TextInput
            aria-label={t('offer:line_price', { place: at + 1 })}
            leftSection="$"
            inputMode="decimal"
            value={dollars}
            {...(list && { description: t('offer:from_list') })}
            inputWrapperOrder={['input', 'description']}
            onChange={event => set(at, { dollars: event.currentTarget.value, list: null })}
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
        </div>
      ))}
      {lines.length < QUOTE_LIMITS.extras && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange({ ...typed, lines: [...lines, EMPTY_LINE] })}
          >
            {t('offer:add_line')}
          </Button>
        </div>
      )}
    </>
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
  const [isWrong, setWrong] = useState(false)
  const { id, number, team, version, contact, note } = request
  const send = async (): Promise<void> => {
    const body = readOffer(typed, version)
    setWrong(body === null)
    if (!body) return
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
        <Lines typed={typed} onChange={setTyped} />
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
        {isWrong && (
          <Text size="sm" c="red" role="alert">
            {t('offer:line_wrong')}
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
