import { Menu } from '@mantine/core'
import { IconBell, IconDots, IconMail, IconPrinter, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import css from './BulkBar.module.css'
import { MailDialog } from './MailDialog.tsx'
import type { BulkChange } from './useBulk.ts'

interface Props {
  readonly count: number
  readonly onApply: (change: BulkChange) => void
}

/** Makes print files of the selected orders, hands them over, reminds whom they wait for, or writes to their customers. */
export function MoreMenu({ count, onApply }: Props) {
  const { t } = useTranslation(['desk'])
  const [isWriting, setIsWriting] = useState(false)
  return (
    <>
      <Menu position="top" width={260} shadow="md">
        <Menu.Target>
          <button type="button" className={css.action}>
            <IconDots size={18} aria-hidden />
            {t('desk:more')}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onApply({ kind: 'files' })}>
            {t('desk:files')}
          </Menu.Item>
          <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => onApply({ kind: 'handover' })}>
            {t('desk:handover')}
          </Menu.Item>
          <Menu.Item leftSection={<IconBell size={16} aria-hidden />} onClick={() => onApply({ kind: 'remind' })}>
            {t('desk:remind')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => setIsWriting(true)}>
            {t('desk:mail')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isWriting && (
        <MailDialog
          count={count}
          onClose={() => setIsWriting(false)}
          onSend={mail => {
            setIsWriting(false)
            onApply({ kind: 'mail', ...mail })
          }}
        />
      )}
    </>
  )
}
