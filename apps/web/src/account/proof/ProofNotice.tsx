import { useTranslation } from '../../texts/index.ts'
import { ProofBadge } from '../../domainComponents/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import css from './ProofPage.module.css'
import { useProof } from './useProof.ts'

/** State of an order's proof, with a link to it. */
export function ProofNotice({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['order'])
  const { data } = useProof(orderId)
  if (!data?.proof) return null
  const { state, isOutdated, mayAnswer } = data.proof
  const isAsked = mayAnswer && state === 'sent'
  return (
    <div className={css.notice}>
      <b>{t('order:proof_title')}</b>
      <ProofBadge state={state} isOutdated={isOutdated} isAsked />
      <ButtonLink to="/me/proof/$orderId" params={{ orderId }} size="sm" variant={isAsked ? 'filled' : 'default'}>
        {t('order:proof_see')}
      </ButtonLink>
    </div>
  )
}
