import type { ConversationState } from '@kitwright/contract'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowLeft, IconCheck, IconClock, IconDots, IconInfoCircle, IconUser } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useCall, useTimeZone } from '../../../session/index.ts'
import { useStaff } from '../../session/staff.tsx'
import type { Conversation } from '../model/inboxTypes.ts'
import { snoozeTimes } from '../model/snoozeTimes.ts'
import css from './ThreadHead.module.css'

export interface ThreadActs {
  readonly assign: (assigneeId: string | null, name: string) => void
  readonly setState: (state: ConversationState, until?: string) => void
  readonly markUnread: () => void
  readonly back: () => void
  readonly showSide: () => void
}

interface Props {
  readonly conversation: Conversation
  readonly acts: ThreadActs
}

function AssignMenu({ conversation: { assignee }, acts }: Props) {
  const { t } = useTranslation(['inbox'])
  const { id: own } = useStaff()
  const { data } = useCall('GET /api/office/desk', {})
  const colleagues = (data?.colleagues ?? []).toSorted((a, b) => Number(b.id === own) - Number(a.id === own))
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          className={css.quiet}
          data-inbox-assign
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {assignee?.name ?? t('inbox:assign')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {colleagues.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => acts.assign(id, name)}>
            {id === own ? `${name} (${t('inbox:assign_me')})` : name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => acts.assign(null, '')}>{t('inbox:assign_nobody')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function SnoozeMenu({ acts }: Pick<Props, 'acts'>) {
  const { t } = useTranslation(['inbox'])
  const timeZone = useTimeZone()
  const snooze = (at: 'hours' | 'tomorrow' | 'monday'): void => acts.setState('snoozed', snoozeTimes(timeZone)[at])
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          size="sm"
          className={css.quiet}
          data-inbox-snooze
          leftSection={<IconClock size={16} aria-hidden />}
        >
          {t('inbox:snooze')} <kbd>s</kbd>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['hours', 'tomorrow', 'monday'] as const).map(at => (
          <Menu.Item key={at} onClick={() => snooze(at)}>
            {t(`inbox:snooze_${at}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => acts.setState('snoozed')}>{t('inbox:snooze_answer')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The name, and what can be done with the conversation. */
export function ThreadHead({ conversation, acts }: Props) {
  const { t } = useTranslation(['inbox'])
  const isClosed = conversation.state === 'closed'
  return (
    <div className={css.head}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={css.phone}
        aria-label={t('inbox:back')}
        onClick={acts.back}
      >
        <IconArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <h2>{conversation.name}</h2>
      <AssignMenu conversation={conversation} acts={acts} />
      <SnoozeMenu acts={acts} />
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCheck size={16} aria-hidden />}
        onClick={() => acts.setState(isClosed ? 'open' : 'closed')}
      >
        {t(isClosed ? 'inbox:open_again' : 'inbox:close')} <kbd>c</kbd>
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={css.narrow}
        aria-label={t('inbox:context')}
        onClick={acts.showSide}
      >
        <IconInfoCircle size={20} aria-hidden />
      </ActionIcon>
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('inbox:more')}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={acts.markUnread}>{t('inbox:mark_unread')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
