import type { DesignRow } from '@kitwright/contract'
import { editorPathOf } from '@kitwright/garment'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconShare, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DESIGN_BADGES, DesignPicture } from '../../pictures/index.ts'
import { useDates } from '../../session/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import css from './DesignsPage.module.css'
import { useDeleteDesign } from './useDeleteDesign.ts'

/** One saved design with what can be done with it. */
export function DesignCard({ design, onShare }: { design: DesignRow; onShare: () => void }) {
  const { t } = useTranslation(['account', 'common'])
  const date = useDates()
  const deleteDesign = useDeleteDesign()
  const { id, name, productType, status, comment, updatedAt, pictureUrl } = design
  const editor = { to: '/design/$slug', params: { slug: editorPathOf(productType) }, search: { design: id } } as never
  return (
    <article className={css.card}>
      <Link {...(editor as { to: string })} className={css.picture} aria-label={name}>
        <DesignPicture type={productType} name={name} pictureUrl={pictureUrl} />
      </Link>
      <div className={css.title}>
        <h2>{name}</h2>
        <StatusBadge {...DESIGN_BADGES[status]} label={t(`common:design_${status}`)} />
      </div>
      <p className={css.facts}>
        {t(`common:type_${productType}`)} · {t('account:updated', { date: date(updatedAt) })}
      </p>
      {comment && <p className={css.comment}>{comment}</p>}
      <div className={css.actions}>
        <Button component={Link} {...(editor as { to: string })} variant="default" size="sm">
          {t('account:open_editor')}
        </Button>
        <Button component={Link} to="/design/checkout/$productId" params={{ productId: id } as never} size="sm">
          {t('account:order_this')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={`${t('account:more')}: ${name}`}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconShare size={16} aria-hidden />} onClick={onShare}>
              {t('common:share')}
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
      </div>
    </article>
  )
}
