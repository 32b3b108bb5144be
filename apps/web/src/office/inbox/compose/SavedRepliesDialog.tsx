import { INBOX_LIMITS } from '@kitwright/contract'
import { eachLanguage, LANGUAGES, type Language, languageFacts } from '@kitwright/words'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../session/index.ts'
import { Dialog } from '../../../ui/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { SavedReply, SavedReplyList } from '../model/inboxTypes.ts'
import css from './SavedRepliesDialog.module.css'

const isWhole = ({ label, text }: SavedReply): boolean =>
  LANGUAGES.every(language => label[language].trim() !== '' && text[language].trim() !== '')
const emptyReply = (): SavedReply => ({
  id: crypto.randomUUID(),
  label: eachLanguage(() => ''),
  text: eachLanguage(() => ''),
})

interface FieldsProps {
  readonly reply: SavedReply
  readonly onChange: (reply: SavedReply) => void
  readonly onRemove: () => void
}

function ReplyFields({ reply, onChange, onRemove }: FieldsProps) {
  const { t } = useTranslation(['inbox'])
  const nameOf = (language: Language): string => languageFacts(language).name
  return (
    <li className={css.reply}>
      {LANGUAGES.map(language => (
        <div key={language}>
          <TextInput
            label={t('inbox:saved_label', { language: nameOf(language) })}
            maxLength={INBOX_LIMITS.replyLabel}
            value={reply.label[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...reply, label: { ...reply.label, [language]: value } })
            }
          />
          <Textarea
            label={t('inbox:saved_text', { language: nameOf(language) })}
            autosize
            minRows={2}
            maxLength={INBOX_LIMITS.replyText}
            value={reply.text[language]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...reply, text: { ...reply.text, [language]: value } })
            }
          />
        </div>
      ))}
      <Button variant="subtle" color="red" size="compact-sm" onClick={onRemove}>
        {t('inbox:saved_remove')}
      </Button>
    </li>
  )
}

/** The shop's saved replies, in both languages. */
export function SavedRepliesDialog({ list, onClose }: { list: SavedReplyList; onClose: () => void }) {
  const { t } = useTranslation(['inbox', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  const [replies, setReplies] = useState<readonly SavedReply[]>(list.replies)
  const save = async (wanted: readonly SavedReply[]): Promise<void> => {
    const body = { version: list.version, replies: [...wanted] }
    if (await act(async () => api('PUT /api/office/saved-replies', { body }), t('inbox:saved_kept'))) onClose()
  }
  return (
    <Dialog title={t('inbox:saved_edit')} closeLabel={t('common:close')} onClose={onClose}>
      <p>
        {t('inbox:saved_edit_text', { name: '{{name}}', number: '{{number}}', interpolation: { escapeValue: false } })}
      </p>
      <ul className={css.replies}>
        {replies.map((reply, at) => (
          <ReplyFields
            key={reply.id}
            reply={reply}
            onChange={changed => setReplies(replies.with(at, changed))}
            onRemove={() => setReplies(replies.filter(({ id }) => id !== reply.id))}
          />
        ))}
      </ul>
      <div className={css.acts}>
        <Button
          variant="default"
          disabled={replies.length >= INBOX_LIMITS.savedReplies}
          onClick={() => setReplies([...replies, emptyReply()])}
        >
          {t('inbox:saved_add')}
        </Button>
        <Button variant="subtle" onClick={() => void save([])}>
          {t('inbox:saved_packaged')}
        </Button>
        <Button disabled={replies.length === 0 || !replies.every(isWhole)} onClick={() => void save(replies)}>
          {t('inbox:saved_save')}
        </Button>
      </div>
    </Dialog>
  )
}
