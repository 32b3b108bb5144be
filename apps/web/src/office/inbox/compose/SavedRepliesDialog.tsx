import { INBOX_LIMITS } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import { type SavedText, SavedTextsDialog } from '../../savedTexts/SavedTextsDialog.tsx'
import type { SavedReplyList } from '../model/inboxTypes.ts'

const LIMITS = { texts: INBOX_LIMITS.savedReplies, label: INBOX_LIMITS.replyLabel, text: INBOX_LIMITS.replyText }

/** The shop's saved replies, in both languages. */
export function SavedRepliesDialog({ list, onClose }: { list: SavedReplyList; onClose: () => void }) {
  const { t } = useTranslation(['inbox'])
  const api = useApi()
  const act = useOfficeAction()
  const save = async (replies: SavedText[]): Promise<void> => {
    const body = { version: list.version, replies }
    if (await act(async () => api('PUT /api/office/saved-replies', { body }), t('inbox:saved_kept'))) onClose()
  }
  const words = {
    title: t('inbox:saved_edit'),
    about: t('inbox:saved_edit_text', {
      name: '{{name}}',
      number: '{{number}}',
      interpolation: { escapeValue: false },
    }),
    label: (language: string) => t('inbox:saved_label', { language }),
    text: (language: string) => t('inbox:saved_text', { language }),
    remove: t('inbox:saved_remove'),
    add: t('inbox:saved_add'),
    packaged: t('inbox:saved_packaged'),
    save: t('inbox:saved_save'),
  }
  return <SavedTextsDialog saved={list.replies} words={words} limits={LIMITS} onSave={save} onClose={onClose} />
}
