import { Button } from '@mantine/core'
import { IconCircleCheckFilled, IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import page from '../Page.module.css'
import css from './ReceivedPage.module.css'

/** `/received#{token}`: whoever got the parcel's mail confirms that it has come. The press confirms, not the visit: mail programs open links ahead. */
export function ReceivedPage() {
  const { t } = useTranslation(['shipment'])
  const api = useApi()
  const send = useSend(null)
  const [number, setNumber] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const confirm = async (): Promise<void> => {
    setIsSending(true)
    const token = globalThis.location.hash.slice(1)
    await send(async () => api('POST /api/parcels/receive', { body: { token } }), {
      done: ({ value }) => setNumber(value.number),
    })
    setIsSending(false)
  }
  return (
    <div className={page.page}>
      <section className={css.received}>
        {number === null ? <IconPackage size={64} aria-hidden /> : <IconCircleCheckFilled size={64} aria-hidden />}
        <h1>{t('shipment:receive_title')}</h1>
        {number === null ? (
          <>
            <p>{t('shipment:receive_text')}</p>
            <Button size="lg" loading={isSending} onClick={() => void confirm()}>
              {t('shipment:receive')}
            </Button>
          </>
        ) : (
          <div role="status">
            <p>
              <b>{t('shipment:receive_thanks', { number })}</b>
            </p>
            <p>{t('shipment:receive_problem')}</p>
          </div>
        )}
      </section>
    </div>
  )
}
