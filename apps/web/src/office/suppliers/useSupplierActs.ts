import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Supplier } from '../officeTypes.ts'

export type SupplierFacts = Omit<
  Supplier,
  'id' | 'version' | 'isEnded' | 'orders' | 'profile' | 'profiles' | 'printers' | 'linkEndsAt'
>

interface SupplierActs {
  readonly end: (supplier: Supplier) => Promise<void>
  readonly takeUp: (supplier: Supplier) => Promise<void>
  readonly remove: (supplier: Supplier) => Promise<void>
}

/** Returns the part of a supplier that is sent to the server. */
export function factsOf(supplier: Supplier): SupplierFacts {
  const {
    id: _,
    version: __,
    isEnded: ___,
    orders: ____,
    profile: _____,
    profiles: ______,
    printers: _______,
    linkEndsAt: ________,
    ...facts
  } = supplier
  return facts
}

/** Returns an administrator's actions on a supplier, apart from editing. */
export function useSupplierActs(): SupplierActs {
  const { t } = useTranslation(['suppliers', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const ask = async (message: string, accept: string): Promise<boolean> =>
    confirm({ title: t('common:confirmation'), message, accept, reject: t('common:cancel'), isDangerous: true })
  const setEnded = async (supplier: Supplier, isEnded: boolean, said: string): Promise<boolean> => {
    const { id, version } = supplier
    const headers = { 'if-match': `"${version}"` }
    const body = { ...factsOf(supplier), isEnded }
    return act(async () => api('PUT /api/office/suppliers/{id}', { params: { id }, headers, body }), said)
  }
  return {
    end: async supplier => {
      const { name } = supplier
      if (!(await ask(t('suppliers:end_question', { name }), t('suppliers:end')))) return
      await setEnded(supplier, true, t('suppliers:ended_now', { name }))
    },
    takeUp: async supplier => {
      await setEnded(supplier, false, t('suppliers:taken_up', { name: supplier.name }))
    },
    remove: async ({ id, name }) => {
      if (!(await ask(t('suppliers:delete_question', { name }), t('suppliers:delete')))) return
      const said = t('suppliers:deleted', { name })
      await act(async () => api('DELETE /api/office/suppliers/{id}', { params: { id } }), said)
    },
  }
}
