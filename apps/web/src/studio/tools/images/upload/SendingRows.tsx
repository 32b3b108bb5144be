import { isUnanswered } from '@kitwright/contract/client'
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../texts/index.ts'
import { useProblemText } from '../../../../session/index.ts'
import { FileProgress } from './FileProgress.tsx'
import type { SendingPicture } from './createUploadList.ts'
import css from '../Images.module.css'
import { sendAgain, stopSending, useSendings } from './uploadList.ts'

function FailedRow({ item }: { item: SendingPicture }) {
  const { t } = useTranslation(['images'])
  const problemText = useProblemText()
  const { error, state } = item
  const row = useRef<HTMLDivElement>(null)
  // Scrolls the retry button into view too, because a phone's sheet is low.
  useEffect(() => {
    // Not returned: newer browsers return a promise here, which is not a valid effect cleanup.
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert
      ref={row}
      color="yellow"
      role="alert"
      withCloseButton
      closeButtonLabel={t('images:dismiss', { name: item.name })}
      onClose={() => stopSending(item.id)}
    >
      <b className={css.fileName}>{item.name}</b>
      {error && !isUnanswered(error) && error.id !== 'image-missing' && <p>{problemText(error)}</p>}
      <p>{t('images:send_failed')}</p>
      <Button
        variant="default"
        size="sm"
        h={44}
        mt="xs"
        loading={state !== 'failed'}
        onClick={() => sendAgain(item.id)}
      >
        {t('images:send_again')}
      </Button>
    </Alert>
  )
}

/** Pictures being sent to the server and those that failed. */
export function SendingRows() {
  const items = useSendings(state => state.items)
  return items.map(item =>
    // An automatic retry is not announced again.
    item.state === 'failed' || item.isAgain ? (
      <FailedRow key={item.id} item={item} />
    ) : (
      <FileProgress key={item.id} {...item} text="sending" onStop={() => stopSending(item.id)} />
    ),
  )
}
