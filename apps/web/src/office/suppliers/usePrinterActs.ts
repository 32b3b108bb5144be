import { useTranslation } from '../../texts/index.ts'
import { type FormError, useApi } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Supplier } from '../officeTypes.ts'

type Printer = Supplier['printers'][number]

/** Callbacks for success and refusal. */
interface Outcome {
  readonly done: () => void
  readonly refused: (error: FormError) => void
}

/** Returns an administrator's actions on a supplier's printers. */
export function usePrinterActs({ id }: Pick<Supplier, 'id'>) {
  const { t } = useTranslation(['suppliers', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const heard = ({ done, refused }: Outcome) => ({
    done,
    refused: ({ error }: { readonly error: FormError }) => {
      refused(error)
      return true
    },
  })
  return {
    add: async (name: string, outcome: Outcome) =>
      act(async () => api('POST /api/office/suppliers/{id}/printers', { params: { id }, body: { name } }), {
        said: t('suppliers:printer_added', { name }),
        ...heard(outcome),
      }),
    rename: async (printer: Printer, name: string, outcome: Outcome) =>
      act(async () => api('PUT /api/office/printers/{id}', { params: { id: printer.id }, body: { name } }), {
        said: t('suppliers:printer_renamed', { name }),
        ...heard(outcome),
      }),
    remove: async (printer: Printer): Promise<void> => {
      const { name } = printer
      const isMeant = await confirm({
        title: t('common:confirmation'),
        message: t('suppliers:printer_remove_question', { name }),
        accept: t('suppliers:printer_remove'),
        reject: t('common:cancel'),
        isDangerous: true,
      })
      if (!isMeant) return
      const said = t('suppliers:printer_removed', { name })
      await act(async () => api('DELETE /api/office/printers/{id}', { params: { id: printer.id } }), said)
    },
  }
}
