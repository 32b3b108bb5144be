import { LIMITS } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall } from '../../session/index.ts'
import { confirm, ButtonLink } from '../../ui/index.ts'
import { useChange } from '../list/useVersioned.ts'
import { nameOf, type OfficeDesign } from '../officeTypes.ts'
import css from './DesignPage.module.css'

/** Link to the longest waiting design, shown after a verdict. */
function NextDesign({ afterId }: { afterId: string }) {
  const { t } = useTranslation(['office'])
  const { data } = useCall('GET /api/office/designs', { query: { status: 'waiting', pageSize: 2 } })
  const next = data?.items.find(({ id }) => id !== afterId)
  if (!data) return null
  if (!next) return <p className={css.quiet}>{t('office:all_reviewed')}</p>
  return (
    <ButtonLink to="/office/designs/$designId" params={{ designId: next.id }}>
      {t('office:next_design')}
    </ButtonLink>
  )
}

/** State of the typed comment and its verdict, which applies to the displayed revision. */
function useVerdict(design: OfficeDesign) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const change = useChange('GET /api/office/designs/{id}', design.id)
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const judge = async (status: 'ready' | 'rejected'): Promise<void> => {
    if (status === 'rejected' && comment.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    const isApproval = status === 'ready'
    const isSure = await confirm({
      title: t(isApproval ? 'office:approve_title' : 'office:reject_title', { name: design.name }),
      message: t('office:mail_goes', { name: nameOf(design.owner) }),
      accept: t(isApproval ? 'office:approve' : 'office:reject_send'),
      reject: t('office:not_yet'),
    })
    if (!isSure) return
    const send = (headers: Record<string, string>) =>
      api('POST /api/office/designs/{id}/review', {
        params: { id: design.id },
        headers,
        body: { status, comment: comment.trim() },
      })
    if (await change(send, t(isApproval ? 'office:approved_now' : 'office:rejected_now'))) {
      setComment('')
      setMissing(false)
    }
  }
  return { comment, setComment, isMissing: isMissing && comment.trim() === '', field, judge }
}

/** Approves, or rejects with a comment for the customer. */
export function ReviewForm({ design }: { design: OfficeDesign }) {
  const { t } = useTranslation(['office'])
  const { comment, setComment, isMissing, field, judge } = useVerdict(design)
  const isToReview = design.status === 'reviewing'
  if (design.status === 'processing') return <p className={css.quiet}>{t('office:in_production')}</p>
  return (
    <div className={css.form}>
      {!isToReview && <NextDesign afterId={design.id} />}
      {design.status !== 'ready' && (
        <Button variant={isToReview ? 'filled' : 'default'} onClick={() => void judge('ready')}>
          {t('office:approve')}
        </Button>
      )}
      {design.status !== 'rejected' && (
        <>
          <Textarea
            ref={field}
            label={t('office:comment')}
            description={t('office:comment_hint')}
            rows={4}
            maxLength={LIMITS.reviewComment}
            value={comment}
            error={isMissing ? t('office:comment_required') : undefined}
            onChange={event => setComment(event.currentTarget.value)}
          />
          <Button variant="outline" color="red" onClick={() => void judge('rejected')}>
            {t('office:reject_send')}
          </Button>
        </>
      )}
    </div>
  )
}
