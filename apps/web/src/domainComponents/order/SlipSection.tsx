import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall, useProblemText, useSend } from '../../session/index.ts'
import { FileChooser } from '../../ui/index.ts'
import type { PayLevel } from './HowToPay.tsx'
import { SlipList } from './SlipList.tsx'
import css from './Slips.module.css'

const KINDS = 'image/png,image/jpeg,image/webp,application/pdf'

interface Props {
  readonly orderId: string
  readonly isDue: boolean
  /** The level of the section's heading on its page. */
  readonly level?: PayLevel
}

/** Takes the bank's receipt as a picture or PDF from the customer, and lists earlier ones with their states. */
export function SlipSection({ orderId, isDue, level = 3 }: Props) {
  const { t } = useTranslation(['order'])
  const api = useApi()
  const send = useSend({ predicate: ({ queryKey }) => queryKey[0] === 'GET /api/orders/{id}/slips' })
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = useCall('GET /api/orders/{id}/slips', { params: { id: orderId } })
  const slips = data?.items ?? []
  if (!isDue && slips.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
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
      <Heading className={css.title}>{t('order:slips')}</Heading>
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
