import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useCall, useProblemText, useSend } from '../../session/index.ts'
import { FileChooser } from '../../ui/index.ts'
import { SlipList } from './SlipList.tsx'
import css from './Slips.module.css'

const KINDS = 'image/png,image/jpeg,image/webp,application/pdf'

/** Takes the bank's receipt as a picture or PDF from the customer, and lists earlier ones with their states. */
export function SlipSection({ orderId, isDue }: { orderId: string; isDue: boolean }) {
  const { t } = useTranslation(['order'])
  const api = useApi()
  const send = useSend({ predicate: ({ queryKey }) => queryKey[0] === 'GET /api/orders/{id}/slips' })
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useCall('GET /api/orders/{id}/slips', { params: { id: orderId } })
  const slips = data?.items ?? []
  if (!isDue && slips.length === 0) return null
  const upload = async (file: File): Promise<void> => {
    setProblem(null)
    const body = new FormData()
    body.append('file', file)
    await send(
      // The contract describes multipart bodies in words only.
      async () => api('POST /api/orders/{id}/slips', { params: { id: orderId }, body: body as unknown as undefined }),
      {
        said: t('order:slip_sent'),
        refused: ({ error }) => {
          setProblem(problemText(error))
          return true
        },
      },
    )
  }
  return (
    <section className={css.slips}>
      <h3>{t('order:slips')}</h3>
      {isDue && <p>{t('order:slips_text')}</p>}
      {isDue && (
        <FileChooser accept={KINDS} onChoose={file => void upload(file)}>
          {({ onClick }) => (
            <Button variant="default" leftSection={<IconUpload size={18} aria-hidden />} onClick={onClick}>
              {t('order:slip_upload')}
            </Button>
          )}
        </FileChooser>
      )}
      {problem !== null && (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <SlipList slips={slips} />
    </section>
  )
}
