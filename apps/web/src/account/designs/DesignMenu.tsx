import type { DesignRow } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDots,
  IconFileDollar,
  IconScissors,
  IconSend,
  IconShare,
  IconTrash,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useAskForQuote } from './useAskForQuote.ts'
import { useDeleteDesign } from './useDeleteDesign.ts'
import { useDuplicateDesign } from './useDuplicateDesign.ts'
import { useApi, useSend } from '../../session/index.ts'

/** Sends a design to the shop for review before it is ordered. */
function useSendForReview(): (design: DesignRow) => Promise<void> {
  const { t } = useTranslation(['account'])
  const api = useApi()
  const submit = useSend()
  return async ({ id }) => {
    await submit(
      async () => api('POST /api/designs/{id}/send-for-review', { params: { id } }),
      t('account:review_sent'),
    )
  }
}

interface Props {
  readonly design: DesignRow
  readonly onShare: () => void
  readonly onSample: () => void
}

/** Shows the less frequent actions on a design. */
export function DesignMenu({ design, onShare, onSample }: Props) {
  const { t } = useTranslation(['account', 'common', 'sample'])
  const deleteDesign = useDeleteDesign()
  const duplicateDesign = useDuplicateDesign()
  const sendForReview = useSendForReview()
  const askForQuote = useAskForQuote()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={`${t('account:more')}: ${design.name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {design.status === 'reviewing' && design.sentAt === null && (
          <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => void sendForReview(design)}>
            {t('account:send_for_review')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconShare size={16} aria-hidden />} onClick={onShare}>
          {t('common:share')}
        </Menu.Item>
        {design.productType === 'SOCCER_KIT' && (
          <Menu.Item
            leftSection={<IconUsersGroup size={16} aria-hidden />}
            renderRoot={props => (
              <Link
                to="/design/$slug"
                params={{ slug: editorPathOf(design.productType) }}
                search={{ design: design.id, share: 'team' }}
                {...props}
              />
            )}
          >
            {t('account:team_photo')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconFileDollar size={16} aria-hidden />} onClick={() => void askForQuote(design)}>
          {t('account:ask_quote')}
        </Menu.Item>
        <Menu.Item leftSection={<IconScissors size={16} aria-hidden />} onClick={onSample}>
          {t('sample:kind_sewn')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => void duplicateDesign(design)}>
          {t('account:duplicate')}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void deleteDesign(design)}
        >
          {t('common:delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
