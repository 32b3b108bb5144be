import { Alert, Button, Loader, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { type FormError, useApi, useProblemText, useSend } from '../../session/index.ts'
import { Dialog, toast, useOnOpen } from '../../ui/index.ts'
import css from './DesignsPage.module.css'

/** Creates the design's link as the dialog opens, and revokes it. */
function useShareLink(designId: string, onRevoked: () => void) {
  const { t } = useTranslation(['account'])
  const api = useApi()
  const send = useSend({ queryKey: ['GET /api/designs'] })
  const [link, setLink] = useState<{ readonly path: string } | FormError>()
  const make = async (): Promise<void> => {
    await send(async () => api('POST /api/designs/{id}/preview', { params: { id: designId } }), {
      isQuiet: true,
      done: ({ value }) => setLink(value),
      refused: ({ error }) => {
        setLink(error)
        return true
      },
    })
  }
  useOnOpen(() => void make())
  const revoke = async (): Promise<void> => {
    await send(async () => api('DELETE /api/designs/{id}/preview', { params: { id: designId } }), {
      said: t('account:share_revoked'),
      done: onRevoked,
    })
  }
  return { link, revoke }
}

function CopyField({ address }: { address: string }) {
  const { t } = useTranslation(['account', 'common'])
  const field = useRef<HTMLInputElement>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address)
      toast('success', t('common:copied'))
    } catch {
      // Not every browser lets a page copy; the text is selected so that the reader can.
      field.current?.select()
    }
  }
  return (
    <div className={css.link}>
      <TextInput
        ref={field}
        readOnly
        value={address}
        aria-label={t('account:share_link')}
        onFocus={event => event.target.select()}
      />
      <Button onClick={() => void copy()}>{t('account:copy')}</Button>
    </div>
  )
}

/** Creates the share link and shows it; the link can be revoked. */
export function ShareDialog({ designId, onClose }: { designId: string; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const problemText = useProblemText()
  const { link, revoke } = useShareLink(designId, onClose)
  const address = link && 'path' in link ? new URL(link.path, location.origin).href : ''
  return (
    <Dialog onClose={onClose} title={t('account:share_link')} size={520} closeLabel={t('common:close')}>
      <p style={{ marginTop: 0 }}>{t('account:share_text')}</p>
      {link && 'id' in link && <Alert color="red">{problemText(link)}</Alert>}
      {link === undefined && <Loader size="sm" />}
      {address && (
        <>
          <CopyField address={address} />
          <div className={css.actions} style={{ margin: 0 }}>
            <Button component="a" href={address} target="_blank" rel="noopener" variant="default">
              {t('account:share_open')}
            </Button>
            <Button variant="outline" color="red" onClick={() => void revoke()}>
              {t('account:share_revoke')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
