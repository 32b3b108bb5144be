import type { OwnDesignRow } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { Button, Rating } from '@mantine/core'
import { IconMessage, IconSparkles } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignBadge, DesignPicture } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import { ButtonLink, StatusBadge } from '../../ui/index.ts'
import { DesignMenu } from './DesignMenu.tsx'
import { ProposalNotice } from './ProposalNotice.tsx'
import css from './DesignsPage.module.css'

/** Opens the answers to a shared design. Renders nothing if there are none. */
function AnswersButton({ design: { answers, unreadAnswers }, onClick }: { design: OwnDesignRow; onClick: () => void }) {
  const { t } = useTranslation(['answers'])
  if (answers === 0) return null
  const unread = unreadAnswers > 0 && (
    <StatusBadge severity="info" icon={IconSparkles} label={t('answers:unread', { count: unreadAnswers })} />
  )
  return (
    <Button
      variant="subtle"
      size="sm"
      className={css.answers}
      leftSection={<IconMessage size={18} aria-hidden />}
      rightSection={unread}
      onClick={onClick}
    >
      {t('answers:button', { count: answers })}
    </Button>
  )
}

interface Props {
  readonly design: OwnDesignRow
  readonly onShare: () => void
  readonly onSample: () => void
  readonly onAnswers: () => void
  readonly onTalk: () => void
}

/** One saved design with its actions. */
export function DesignCard({ design, onShare, onSample, onAnswers, onTalk }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const date = useDates()
  const { id, name, productType, status, comment, rating, sentAt, updatedAt, pictureUrl } = design
  const editor = linkOptions({
    to: '/design/$slug',
    params: { slug: editorPathOf(productType) },
    search: { design: id },
  })
  return (
    <article className={css.card}>
      <Link {...editor} className={css.picture} aria-label={name}>
        <DesignPicture type={productType} name={name} pictureUrl={pictureUrl} />
      </Link>
      <div className={css.title}>
        <h2>{name}</h2>
        <DesignBadge status={status} />
      </div>
      <p className={css.facts}>
        {t(`common:type_${productType}`)} · {t('account:updated', { date: date(updatedAt) })}
      </p>
      {sentAt && <p className={css.facts}>{t('account:sent_on', { date: date(sentAt) })}</p>}
      {rating !== null && (
        <div className={css.rating} role="img" aria-label={t('account:your_rating', { count: rating })}>
          <Rating value={rating} readOnly size={24} aria-hidden />
        </div>
      )}
      {comment && (
        <div className={css.comment} data-status={status}>
          <p>
            <strong>{t('account:team_says')}</strong> {comment}
          </p>
          <Button variant="subtle" size="sm" className={css.talk} onClick={onTalk}>
            {t('account:answer_team')}
          </Button>
        </div>
      )}
      {status === 'rejected' && <ProposalNotice designId={id} />}
      <AnswersButton design={design} onClick={onAnswers} />
      <div className={css.actions}>
        <ButtonLink {...editor} variant="default" size="sm">
          {t('account:open_editor')}
        </ButtonLink>
        <ButtonLink to="/design/checkout/$productId" params={{ productId: id }} size="sm">
          {t('account:order_this')}
        </ButtonLink>
        <DesignMenu design={design} onShare={onShare} onSample={onSample} />
      </div>
    </article>
  )
}
