import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import { nameOf, type Customer } from '../officeTypes.ts'

interface CustomerActs {
  /** Blocks or unblocks a customer after asking. */
  readonly block: (customer: Customer) => Promise<void>
  readonly signOut: (customer: Customer) => Promise<void>
}

/** Returns the actions that staff may take on a customer's account. */
export function useCustomerActs(): CustomerActs {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  return {
    block: async customer => {
      const { id, isBlocked } = customer
      const name = nameOf(customer)
      const isSure = await confirm({
        title: t('common:confirmation'),
        message: t(isBlocked ? 'office:unblock_question' : 'office:block_question', { name }),
        accept: t(isBlocked ? 'office:unblock' : 'office:block'),
        reject: t('common:cancel'),
        isDangerous: !isBlocked,
      })
      if (!isSure) return
      const said = t(isBlocked ? 'office:unblocked_now' : 'office:blocked_now', { name })
      const call = { params: { id }, body: { isBlocked: !isBlocked } }
      await act(async () => api('PUT /api/office/customers/{id}/blocked', call), said)
    },
    signOut: async customer => {
      const name = nameOf(customer)
      const isSure = await confirm({
        title: t('common:confirmation'),
        message: t('office:sign_out_question', { name }),
        accept: t('office:sign_out_everywhere'),
        reject: t('common:cancel'),
      })
      if (!isSure) return
      const call = { params: { id: customer.id } }
      await act(
        async () => api('DELETE /api/office/customers/{id}/sessions', call),
        t('office:signed_out_now', { name }),
      )
    },
  }
}
