import { Button } from '@mantine/core'
import { IconCheck, IconMessage, IconThumbUp } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { lazy, toast } from '../../../ui/index.ts'
import css from './Panel.module.css'
import type { SharedFacts } from './useSharedDesign.ts'
import { keepVisitor, loadVisitor } from './visitor.ts'

const AnswerDialog = lazy(async () => ({ default: (await import('./AnswerDialog.tsx')).AnswerDialog }))

type AnswerKind = 'looksGood' | 'comment'
type Counts = Pick<SharedFacts, 'looksGood' | 'looksGoodEarlier'>

/** Shows how many visitors like this revision, and how many liked only an earlier one. */
function Approvals({ looksGood, looksGoodEarlier, isLiked }: Counts & { isLiked: boolean }) {
  const { t } = useTranslation(['answers'])
  const facts = [
    isLiked && t('answers:you_like'),
    looksGood > 0 && t('answers:liked', { count: looksGood }),
    looksGoodEarlier > 0 && t('answers:liked_earlier', { count: looksGoodEarlier }),
  ]
  return (
    <p className={css.approvals} role="status">
      {isLiked && <IconCheck size={18} aria-hidden />}
      {facts.filter(Boolean).join(' · ')}
    </p>
  )
}

function Ways({ isLiked, onAsk }: { isLiked: boolean; onAsk: (way: AnswerKind) => void }) {
  const { t } = useTranslation(['answers'])
  return (
    <div className={css.buttons}>
      {!isLiked && (
        <Button size="md" leftSection={<IconThumbUp size={20} aria-hidden />} onClick={() => onAsk('looksGood')}>
          {t('answers:looks_good')}
        </Button>
      )}
      <Button
        size="md"
        variant="default"
        leftSection={<IconMessage size={20} aria-hidden />}
        onClick={() => onAsk('comment')}
      >
        {t('answers:comment')}
      </Button>
    </div>
  )
}

/** Shows the likes of a design and the buttons to answer. */
export function AnswerBar({ shared }: { shared: SharedFacts }) {
  const { t } = useTranslation(['answers'])
  const { token, revision } = shared
  const [approvals, setApprovals] = useState({ looksGood: shared.looksGood, looksGoodEarlier: shared.looksGoodEarlier })
  const [visitor, setVisitor] = useState(loadVisitor)
  const [asked, setAsked] = useState<AnswerKind | null>(null)
  const isLiked = visitor.liked[token] === revision
  const noteSent = (name: string, counted: typeof approvals): void => {
    const isGood = asked === 'looksGood'
    const { [token]: _, ...others } = visitor.liked
    const liked = isGood ? { ...others, [token]: revision } : visitor.liked
    const next = { ...visitor, name, liked }
    keepVisitor(next)
    setVisitor(next)
    setApprovals(counted)
    setAsked(null)
    toast('success', t(isGood ? 'answers:sent_good' : 'answers:sent_comment'))
  }
  return (
    <div className={css.answering}>
      <Approvals {...approvals} isLiked={isLiked} />
      <Ways isLiked={isLiked} onAsk={setAsked} />
      <Suspense>
        {asked && (
          <AnswerDialog
            shared={shared}
            visitor={visitor}
            isGood={asked === 'looksGood'}
            onClose={() => setAsked(null)}
            onSent={noteSent}
          />
        )}
      </Suspense>
    </div>
  )
}
