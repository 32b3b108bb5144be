import { LIMITS } from '@kitwright/contract'
import { Button, Textarea } from '@mantine/core'
import { IconCheck, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import { ProofCard } from './ProofCard.tsx'
import css from './ProofPage.module.css'
import { type Proof, useAnswer } from './useProof.ts'

interface Props {
  readonly proof: Proof
  readonly orderId: string
}

/** Returns the typed requests by line, beginning with the earlier ones; text of only spaces requests nothing. */
function useWishes({ cards, text: said }: Proof) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(cards.map(({ lineId, wish }) => [lineId, wish])),
  )
  const [whole, setWhole] = useState(said)
  const wishes = cards.flatMap(({ lineId }) => {
    const text = (typed[lineId] ?? '').trim()
    return text === '' ? [] : [{ lineId, text }]
  })
  const text = whole.trim()
  const isSame = text === said && cards.every(({ lineId, wish }) => (typed[lineId] ?? '').trim() === wish)
  return {
    typed,
    type: (lineId: string, value: string) => setTyped(before => ({ ...before, [lineId]: value })),
    whole,
    setWhole,
    wishes,
    text,
    isSame,
    count: wishes.length + (text === '' ? 0 : 1),
  }
}

interface AnswerProps extends Props {
  readonly typed: ReturnType<typeof useWishes>
}

/** The answer at the foot of the screen: requests the typed changes, or else accepts all garments. */
function Answer({ proof, orderId, typed: { wishes, text, count, isSame } }: AnswerProps) {
  const { t } = useTranslation(['order'])
  const { accept, askFor } = useAnswer(orderId, proof)
  const isAsking = count > 0 && !isSame
  if (proof.state === 'accepted' && !isAsking) return null
  const garments = proof.cards.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <div className={css.answer}>
      {isAsking ? (
        <Button
          size="md"
          color="orange.9"
          leftSection={<IconSend size={20} aria-hidden />}
          onClick={() => void askFor({ text, wishes })}
        >
          {t('order:proof_send_wishes', { count })}
        </Button>
      ) : (
        <Button
          size="md"
          variant={proof.state === 'changes' && count > 0 ? 'default' : 'filled'}
          leftSection={<IconCheck size={20} aria-hidden />}
          onClick={() => void accept()}
        >
          {t('order:proof_accept_all', { count: garments })}
        </Button>
      )}
    </div>
  )
}

/** All garments with their requested changes, and the answer. */
export function ProofForm({ proof, orderId }: Props) {
  const { t } = useTranslation(['order'])
  const wishes = useWishes(proof)
  const { typed, type, whole, setWhole } = wishes
  const { cards, mayAnswer } = proof
  return (
    <>
      <div className={css.cards}>
        {cards.map(card => (
          <ProofCard
            key={card.lineId}
            card={card}
            wish={typed[card.lineId] ?? ''}
            onWish={mayAnswer ? value => type(card.lineId, value) : null}
          />
        ))}
      </div>
      {mayAnswer && (
        <Card>
          <Textarea
            label={t('order:proof_whole')}
            placeholder={t('order:proof_whole_hint')}
            autosize
            minRows={2}
            maxLength={LIMITS.note}
            value={whole}
            onChange={event => setWhole(event.currentTarget.value)}
          />
        </Card>
      )}
      {mayAnswer && <Answer proof={proof} orderId={orderId} typed={wishes} />}
    </>
  )
}
