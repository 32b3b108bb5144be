import { LIMITS } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { Button, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ProofPicture, useFabricName, useProofWords } from '../../domainComponents/index.ts'
import css from './ProofPage.module.css'
import type { ProofCardFacts } from './useProof.ts'

interface Props {
  readonly card: ProofCardFacts
  readonly wish: string
  /** Null when no more changes may be requested. */
  readonly onWish: ((text: string) => void) | null
}

function Facts({ card }: { card: ProofCardFacts }) {
  const { t } = useTranslation(['order', 'common', 'club'])
  const fabricName = useFabricName()
  const { design, fabric, sleeve, version, kit, playerName, printed } = card
  const facts = [
    // The player's name, if the shirt says otherwise.
    ...(playerName !== '' && playerName !== printed ? [t('order:proof_for_player', { name: playerName })] : []),
    design,
    t(`common:type_${card.productType}`),
    fabricName(fabric),
    ...(kit ? [t(`club:${kit}`)] : []),
    ...(sleeve === 'long' ? [`${t('common:sleeve')}: ${t('common:sleeve_long')}`] : []),
    ...(version === 'goalkeeper' ? [t('common:goalkeeper')] : []),
  ]
  return <p className={css.facts}>{facts.join(' · ')}</p>
}

/** Focuses the field when it is opened, so that typing can begin. */
const focus = (field: HTMLTextAreaElement | null): void => field?.focus()

/** Shows the change request for one garment. */
function Wish({ card, wish, onWish }: Props & { readonly onWish: (text: string) => void }) {
  const { t } = useTranslation(['order'])
  const { whoOf } = useProofWords()
  const [isOpen, setOpen] = useState(wish !== '')
  const [isPressed, setPressed] = useState(false)
  const who = whoOf(card)
  if (!isOpen)
    return (
      <Button
        variant="default"
        size="sm"
        aria-label={t('order:proof_wish_of', { who })}
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => {
          setPressed(true)
          setOpen(true)
        }}
      >
        {t('order:proof_wish')}
      </Button>
    )
  const close = (): void => {
    onWish('')
    setOpen(false)
  }
  return (
    <div className={css.wishing}>
      <Textarea
        ref={isPressed ? focus : null}
        label={t('order:proof_wish_label')}
        autosize
        minRows={2}
        maxLength={LIMITS.note}
        value={wish}
        onChange={event => onWish(event.currentTarget.value)}
      />
      <Button variant="subtle" color="gray" size="sm" onClick={close}>
        {t('order:proof_wish_remove')}
      </Button>
    </div>
  )
}

/** The garments of one line: front and back as printed, their texts, and the requested changes. */
export function ProofCard({ card, wish, onWish }: Props) {
  const { t } = useTranslation(['order'])
  const { whoOf } = useProofWords()
  const { printed, number, size, qty, views } = card
  const who = whoOf(card)
  const name = printed === null ? t('order:proof_as_designed') : printed || t('order:proof_nameless')
  return (
    <article className={css.card} aria-label={who}>
      <div className={css.views}>
        {views.map(view => {
          const side = t(`order:proof_${view.side}`)
          return (
            <ProofPicture key={view.side} view={view} caption={side} alt={t('order:proof_picture_of', { who, side })} />
          )
        })}
      </div>
      <div className={css.head}>
        <h2 data-own={printed ? true : undefined}>{name}</h2>
        {number !== null && <span className={css.number}>{number}</span>}
      </div>
      <p className={css.size}>
        <b>{t('order:proof_size', { size: sizeLabel(size) })}</b> {t('order:proof_pieces', { count: qty })}
      </p>
      <Facts card={card} />
      {card.unprinted.map(what => (
        <p key={what} className={css.unprinted}>
          {t(`order:not_printed_${what}`)}
        </p>
      ))}
      {card.wish !== '' && !onWish && (
        <blockquote className={`kw-notice ${css.quote}`}>
          <b>{t('order:proof_wish')}:</b> {card.wish}
        </blockquote>
      )}
      {onWish && <Wish card={card} wish={wish} onWish={onWish} />}
    </article>
  )
}
