import { isEmail, type Response_ } from '@kitwright/contract'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useApi, useCall, usePreferences } from '../../../session/index.ts'
import { CancelButton, Dialog, formatCents } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { WishList } from './WishList.tsx'
import { faultOf, firstForm, nextForm, type OfferFault, readOffer, totalOf } from './offerForm.ts'
import { OfferFields } from './OfferFields.tsx'

type Offer = Response_<'GET /api/office/quote-requests/{id}'>
interface Props {
  readonly offer: Offer
  readonly onClose: () => void
}

/** Holds the next revision as typed. A refusal keeps it, and the offer beside it is then shown as it is now. */
function useNextOffer({ offer, onClose }: Props) {
  const { t } = useTranslation(['offer', 'common'])
  const language = usePreferences(state => state.language)
  const [api, act] = [useApi(), useOfficeAction()]
  const [typed, setTyped] = useState(() =>
    offer.offer
      ? nextForm(offer)
      : firstForm(offer, ({ productType, name }) => `${t(`common:type_${productType}`)}, ${name[language]}`),
  )
  const [fault, setFault] = useState<OfferFault | null>(null)
  const send = async (): Promise<void> => {
    const found = faultOf(typed)
    setFault(found)
    if (found) return
    const { id, version } = offer
    const body = { version, ...readOffer(typed) }
    const isSent = await act(
      async () => api('POST /api/office/quote-requests/{id}/offer', { params: { id }, body }),
      t('offer:sent'),
    )
    if (isSent) onClose()
  }
  return { typed, setTyped, fault, send }
}

function Fields({ offer, onClose }: Props) {
  const { t } = useTranslation(['offer', 'quotes', 'common'])
  const { typed, setTyped, fault, send } = useNextOffer({ offer, onClose })
  // The version that the form began from; a colleague or the customer may be ahead by now.
  const [seen] = useState(offer.version)
  const { note, contact, wishes, wishedAt, revisions } = offer
  return (
    <Stack gap="md">
      {seen !== offer.version && (
        <Text size="sm" fw={600} role="status">
          {t('quotes:offer_moved', { revision: revisions.length })}
        </Text>
      )}
      {note && <Text size="sm">{note}</Text>}
      {wishedAt !== null && <WishList offer={offer} wishes={wishes.filter(({ at }) => at >= wishedAt)} />}
      <OfferFields typed={typed} fault={fault} onChange={setTyped} />
      {!isEmail(contact) && <Text size="sm">{t('offer:no_mail')}</Text>}
      <Group justify="flex-end">
        <CancelButton onClick={onClose}>{t('common:cancel')}</CancelButton>
        <Button onClick={() => void send()}>{t('offer:send', { total: formatCents(totalOf(typed)) })}</Button>
      </Group>
    </Stack>
  )
}

/** Answers a request with priced lines, or sends the next revision of an offer. */
export function OfferDialog({
  request: { id, team, number },
  onClose,
}: {
  readonly request: Pick<Offer, 'id' | 'team' | 'number'>
  readonly onClose: () => void
}) {
  const { t } = useTranslation(['offer', 'common'])
  const { data, error, refetch } = useCall('GET /api/office/quote-requests/{id}', { params: { id } })
  return (
    <Dialog onClose={onClose} size={720} title={t('offer:answer_of', { team, number })} closeLabel={t('common:close')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={240} radius={8} />}
      {data && <Fields offer={data} onClose={onClose} />}
    </Dialog>
  )
}
