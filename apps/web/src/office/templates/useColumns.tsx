import { LANGUAGES } from '@kitwright/words'
import { ActionIcon, Button, Group } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconCircleCheck,
  IconEyeOff,
  IconHistory,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { DesignPicture } from '../../domainComponents/index.ts'
import { usePreferences } from '../../session/index.ts'
import { StatusBadge } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import type { OfficeTemplate } from '../officeTypes.ts'
import css from './TemplatesPage.module.css'
import type { TemplateActs } from './useTemplateActs.ts'

interface Props {
  readonly acts: TemplateActs
  /** All templates in their order. */
  readonly all: readonly OfficeTemplate[]
  readonly onEdit: (template: OfficeTemplate) => void
  readonly onHistory: (template: OfficeTemplate) => void
}

/** A template with its name in the language of the screen. */
interface NamedTemplate {
  readonly template: OfficeTemplate
  readonly name: string
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

function MoveButtons({ acts, all, template, name }: Pick<Props, 'acts' | 'all'> & NamedTemplate) {
  const { t } = useTranslation(['starts'])
  const at = all.indexOf(template)
  return (
    <Group gap={4} wrap="nowrap">
      <IconButton
        icon={IconArrowUp}
        label={t('starts:move_up', { name })}
        isOff={at <= 0}
        onClick={() => void acts.move(all, at, -1)}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('starts:move_down', { name })}
        isOff={at === all.length - 1}
        onClick={() => void acts.move(all, at, 1)}
      />
    </Group>
  )
}

function ActButtons({ acts, onEdit, onHistory, template, name }: Omit<Props, 'all'> & NamedTemplate) {
  const { t } = useTranslation(['starts'])
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      <Button variant="default" size="xs" h={36} onClick={() => void acts.publish(template)}>
        {t(template.isPublished ? 'starts:withdraw' : 'starts:publish')}
      </Button>
      <IconButton icon={IconPencil} label={t('starts:edit_one', { name })} onClick={() => onEdit(template)} />
      <IconButton icon={IconHistory} label={t('starts:history_of', { name })} onClick={() => onHistory(template)} />
      <IconButton
        icon={IconTrash}
        label={t('starts:delete_one', { name })}
        onClick={() => void acts.remove(template)}
      />
    </Group>
  )
}

function TemplateState({ template: { isPublished } }: { template: OfficeTemplate }) {
  const { t } = useTranslation(['starts'])
  return (
    <StatusBadge
      severity={isPublished ? 'success' : 'secondary'}
      icon={isPublished ? IconCircleCheck : IconEyeOff}
      label={t(isPublished ? 'starts:published' : 'starts:hidden')}
    />
  )
}

/** Returns the columns of the template list, including the actions. */
export function useColumns({ acts, all, onEdit, onHistory }: Props): Column<OfficeTemplate>[] {
  const { t } = useTranslation(['starts', 'store'])
  const language = usePreferences(state => state.language)
  const others = LANGUAGES.filter(each => each !== language)
  return [
    {
      key: 'picture',
      head: t('starts:picture'),
      isHeadHidden: true,
      cell: ({ productType, pictureUrl }) => (
        <div className={css.picture}>
          <DesignPicture type={productType} name="" pictureUrl={`${pictureUrl}&width=200`} />
        </div>
      ),
    },
    {
      key: 'name',
      head: t('starts:name'),
      cell: ({ name }) => (
        <>
          <b>{name[language]}</b>
          <small>{others.map(each => name[each]).join(' · ')}</small>
        </>
      ),
    },
    {
      key: 'styles',
      head: t('starts:styles'),
      isMinor: true,
      cell: ({ tags }) => tags.map(tag => t(`store:tag_${tag}`)).join(', '),
    },
    {
      key: 'state',
      head: t('starts:state'),
      cell: template => <TemplateState template={template} />,
    },
    {
      key: 'order',
      head: t('starts:order'),
      cell: template => <MoveButtons acts={acts} all={all} template={template} name={template.name[language]} />,
    },
    {
      key: 'acts',
      head: t('starts:actions'),
      isHeadHidden: true,
      isNumber: true,
      cell: template => (
        <ActButtons
          acts={acts}
          onEdit={onEdit}
          onHistory={onHistory}
          template={template}
          name={template.name[language]}
        />
      ),
    },
  ]
}
