import { useTranslation } from '../../texts/index.ts'
import { useApi, usePreferences } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { CustomerGroup, GroupBody } from './groupForm.ts'

export interface GroupActs {
  /** Adds a group, or changes an existing one. */
  save(group: CustomerGroup | null, body: GroupBody): Promise<boolean>
  remove(group: CustomerGroup): Promise<void>
}

const seen = ({ version }: CustomerGroup) => ({ 'if-match': `"${version}"` })

/** Returns what staff do with customer groups. Each reports its outcome. */
export function useGroupActs(): GroupActs {
  const { t } = useTranslation(['catalogue', 'common'])
  const language = usePreferences(state => state.language)
  const [api, act] = [useApi(), useOfficeAction()]
  return {
    save: async (group, body) =>
      act<unknown>(
        async () =>
          group
            ? api('PUT /api/office/groups/{id}', { params: { id: group.id }, headers: seen(group), body })
            : api('POST /api/office/groups', { body }),
        t('catalogue:group_saved', { name: body.name[language] }),
      ),
    remove: async group => {
      const name = group.name[language]
      const isSure = await confirm({
        title: t('common:confirmation'),
        message: t('catalogue:group_delete_question', { name }),
        accept: t('catalogue:group_delete'),
        reject: t('common:cancel'),
        isDangerous: true,
      })
      if (!isSure) return
      const call = { params: { id: group.id }, headers: seen(group) }
      await act(async () => api('DELETE /api/office/groups/{id}', call), t('catalogue:group_deleted', { name }))
    },
  }
}
