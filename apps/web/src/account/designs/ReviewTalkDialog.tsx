import { LIMITS, type Response_ } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Button, Skeleton, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useApi, useCall, useMoments, useSend, useTenant } from '../../session/index.ts'
import { ButtonLink, Dialog } from '../../ui/index.ts'
import css from './ReviewTalkDialog.module.css'

type Talk = Response_<'GET /api/designs/{id}/review'>
type ProductType = Parameters<typeof editorPathOf>[0]

/** The shop's comments on a design and the owner's answers, the first one first. */
function Entries({ entries }: Pick<Talk, 'entries'>) {
  const { t } = useTranslation(['proposal'])
  const { name: shop } = useTenant()
  const moment = useMoments()
  return (
    <ul className={css.entries}>
      {entries.map(({ id, by, text, at, revision }) => (
        <li key={id} className={css.entry} data-by={by}>
          <span>
            <b>{by === 'shop' ? shop : t('proposal:talk_you')}</b> · {moment(at)} ·{' '}
            {t('proposal:talk_version', { revision })}
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Sends an answer and shows the talk as it is then. */
function useAnswer(id: string) {
  const { t } = useTranslation(['proposal'])
  const api = useApi()
  const queries = useQueryClient()
  // The answer puts the design back into the shop's queue, which the list and the dashboard show.
  const send = useSend(null)
  return async (text: string): Promise<boolean> =>
    send(async () => api('POST /api/designs/{id}/review/answers', { params: { id }, body: { text } }), {
      said: t('proposal:talk_sent'),
      done: ({ value }) => {
        queries.setQueryData(['GET /api/designs/{id}/review', { params: { id } }], value)
        void queries.invalidateQueries({ queryKey: ['GET /api/designs'] })
        void queries.invalidateQueries({ queryKey: ['GET /api/accounts/summary'] })
      },
    })
}

function AnswerForm({ designId }: { designId: string }) {
  const { t } = useTranslation(['proposal'])
  const answer = useAnswer(designId)
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    if (await answer(text)) setText('')
    setBusy(false)
  }
  return (
    <form className={css.form} onSubmit={event => void send(event)} noValidate>
      <Textarea
        label={t('proposal:talk_answer')}
        description={t('proposal:talk_hint')}
        value={text}
        autosize
        minRows={2}
        maxLength={LIMITS.reviewComment}
        onChange={event => setText(event.currentTarget.value)}
      />
      <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
        {t('proposal:talk_send')}
      </Button>
    </form>
  )
}

interface Props {
  readonly designId: string
  /** Undefined if the loaded list does not contain the design. */
  readonly design: { readonly name: string; readonly productType: ProductType } | undefined
  readonly onClose: () => void
}

/** The owner reads the reviewer's comment and answers it, or changes the design at that place. */
export function ReviewTalkDialog({ designId, design, onClose }: Props) {
  const { t } = useTranslation(['proposal', 'common'])
  const { data, error, refetch } = useCall('GET /api/designs/{id}/review', { params: { id: designId } })
  const title = design ? t('proposal:talk_title_of', { name: design.name }) : t('proposal:talk_title')
  const layer = data?.layerId ?? undefined
  return (
    <Dialog onClose={onClose} title={title} size={560} closeLabel={t('common:close')}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={120} radius={12} />}
      {data && <Entries entries={data.entries} />}
      {data && <AnswerForm designId={designId} />}
      {design && (
        <ButtonLink
          to="/design/$slug"
          params={{ slug: editorPathOf(design.productType) }}
          search={{ design: designId, ...(layer !== undefined && { layer }) }}
          variant="default"
          fullWidth
        >
          {t('proposal:talk_studio')}
        </ButtonLink>
      )}
    </Dialog>
  )
}
