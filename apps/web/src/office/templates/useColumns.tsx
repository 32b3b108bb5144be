import { ActionIcon, Button, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCircleCheck, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DesignPicture } from '../../pictures/index.ts'
import { usePreferences } from '../../session/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import type { Column } from '../list/DataTable.tsx'
import type { OfficeTemplate } from '../types.ts'
import css from './TemplatesPage.module.css'
import type { TemplateActs } from './useTemplateActs.ts'

interface Props {
  readonly acts: TemplateActs
  /** In their order. */
  readonly all: readonly OfficeTemplate[]
  readonly onEdit: (template: OfficeTemplate) => void
}

interface IconButtonProps {
  readonly icon: typeof IconPencil
  readonly label: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

const IconButton = ({ icon: Icon, label, isOff, onClick }: IconButtonProps) => (
  <ActionIcon variant="default" size={36} aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    <Icon size={16} aria-hidden />
  </ActionIcon>
)

/** What the list shows of a template, and what can be done with it. */
export function useColumns({ acts, all, onEdit }: Props): Column<OfficeTemplate>[] {
  const { t } = useTranslation('starts')
  const language = usePreferences(state => state.language)
  const other = language === 'en' ? 'kh' : 'en'
  return [
    {
      key: 'picture',
      head: t('picture'),
      isHeadHidden: true,
      cell: ({ productType, pictureUrl }) => (
        <div className={css.picture}>
          <DesignPicture type={productType} name="" pictureUrl={`${pictureUrl}&width=200`} />
        </div>
      ),
    },
    {
      key: 'name',
      head: t('name'),
      cell: ({ name }) => (
        <>
          <b>{name[language]}</b>
          <small>{name[other]}</small>
        </>
      ),
    },
    {
      key: 'styles',
      head: t('styles'),
      isMinor: true,
      cell: ({ tags }) => tags.map(tag => t(`tag_${tag}`)).join(', '),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isPublished }) => (
        <StatusBadge
          severity={isPublished ? 'success' : 'secondary'}
          icon={isPublished ? IconCircleCheck : IconEyeOff}
          label={t(isPublished ? 'published' : 'hidden')}
        />
      ),
    },
    {
      key: 'order',
      head: t('order'),
      cell: template => {
        const [at, name] = [all.indexOf(template), template.name[language]]
        return (
          <Group gap={4} wrap="nowrap">
            <IconButton
              icon={IconArrowUp}
              label={t('move_up', { name })}
              isOff={at <= 0}
              onClick={() => void acts.move(all, at, -1)}
            />
            <IconButton
              icon={IconArrowDown}
              label={t('move_down', { name })}
              isOff={at === all.length - 1}
              onClick={() => void acts.move(all, at, 1)}
            />
          </Group>
        )
      },
    },
    {
      key: 'acts',
      head: t('actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: template => {
        const name = template.name[language]
        return (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <Button variant="default" size="xs" h={36} onClick={() => void acts.publish(template)}>
              {t(template.isPublished ? 'withdraw' : 'publish')}
            </Button>
            <IconButton icon={IconPencil} label={t('edit_one', { name })} onClick={() => onEdit(template)} />
            <IconButton icon={IconTrash} label={t('delete_one', { name })} onClick={() => void acts.remove(template)} />
          </Group>
        )
      },
    },
  ]
}
