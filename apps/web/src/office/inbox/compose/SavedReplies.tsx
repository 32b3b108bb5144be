import { ActionIcon, Menu } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useCall, usePreferences } from '../../../session/index.ts'
import { lazy } from '../../../ui/index.ts'
import { fillReply } from '../model/fillReply.ts'
import type { Conversation, SavedReply } from '../model/inboxTypes.ts'
import css from './Composer.module.css'

const SavedRepliesDialog = lazy(async () => ({
  default: (await import('./SavedRepliesDialog.tsx')).SavedRepliesDialog,
}))
/** Replies that are one press away. */
const SHOWN = 3

interface Props {
  readonly conversation: Conversation
  readonly onChoose: (text: string) => void
}

/** Returns a function that gives a reply's text in the customer's language, with their name and latest order. */
function useFilled({ kind, name, language, customerId }: Conversation): (reply: SavedReply) => string {
  const { data } = useCall(
    'GET /api/office/orders',
    { query: { customer: customerId ?? '', pageSize: 5 } },
    { isEnabled: customerId !== null },
  )
  const given = { name: kind === 'stranger' ? '' : name, number: data?.items[0]?.number ?? '' }
  return reply => fillReply(reply.text[language], given)
}

/** The first saved replies as buttons, with keys 1 to 3, all of them in a menu, and a dialog that edits them. */
export function SavedReplies({ conversation, onChoose }: Props) {
  const { t } = useTranslation(['inbox'])
  const own = usePreferences(state => state.language)
  const { data } = useCall('GET /api/office/saved-replies', {})
  const textOf = useFilled(conversation)
  const [isEditing, setIsEditing] = useState(false)
  if (!data) return null
  return (
    <div className={css.saved} role="group" aria-label={t('inbox:saved')}>
      {data.replies.slice(0, SHOWN).map((reply, at) => (
        <button
          key={reply.id}
          type="button"
          className={css.reply}
          data-saved-reply={at + 1}
          title={textOf(reply)}
          onClick={() => onChoose(textOf(reply))}
        >
          <b>{reply.label[own]}</b>
          <kbd>{at + 1}</kbd>
          <small lang={conversation.language === 'kh' ? 'km' : 'en'}>{textOf(reply)}</small>
        </button>
      ))}
      <Menu position="top-end" width={320} shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size="lg" aria-label={t('inbox:saved')} title={t('inbox:saved')}>
            <IconBookmark size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {data.replies.map(reply => (
            <Menu.Item key={reply.id} onClick={() => onChoose(textOf(reply))}>
              {reply.label[own]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setIsEditing(true)}>{t('inbox:saved_edit')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isEditing && (
        <Suspense fallback={null}>
          <SavedRepliesDialog list={data} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
