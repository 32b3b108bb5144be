import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Supplier } from '../officeTypes.ts'

/** Identifies one of a supplier's profiles: for all printers or one, for all fabrics or one. */
export interface ProfilePlace {
  readonly printer?: string | undefined
  readonly fabric?: string | undefined
}

export interface ProfileActs {
  readonly upload: (file: File, place: ProfilePlace) => Promise<void>
  readonly forget: (place: ProfilePlace) => Promise<void>
}

/** Uploads and removes colour profiles. */
export function useProfileActs({ id }: Pick<Supplier, 'id'>): ProfileActs {
  const { t } = useTranslation(['suppliers'])
  const api = useApi()
  const act = useOfficeAction()
  return {
    upload: async (file, query) => {
      const form = new FormData()
      form.append('file', file)
      // The contract describes multipart bodies in words only.
      const body = form as unknown as undefined
      await act(
        async () => api('POST /api/office/suppliers/{id}/profile', { params: { id }, query, body }),
        t('suppliers:profile_kept'),
      )
    },
    forget: async query => {
      const given = { params: { id }, query }
      await act(async () => api('DELETE /api/office/suppliers/{id}/profile', given), t('suppliers:profile_forgotten'))
    },
  }
}
