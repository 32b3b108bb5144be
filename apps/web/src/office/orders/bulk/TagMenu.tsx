import { Button, Group, Popover } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { TagField } from '../team/TagField.tsx'
import css from './BulkBar.module.css'
import type { BulkChange } from './useBulk.ts'

interface Props {
  readonly tags: readonly string[]
  readonly onApply: (change: BulkChange) => void
}

function TagForm({ tags, onApply }: Props) {
  const { t } = useTranslation(['desk'])
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <div className={css.form}>
      <TagField used={tags} chosen={chosen} onChange={setChosen} />
      <Group gap="sm">
        <Button
          size="sm"
          disabled={chosen.length === 0}
          onClick={() => onApply({ kind: 'tag', add: chosen, remove: [] })}
        >
          {t('desk:tag_apply')}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={chosen.length === 0}
          onClick={() => onApply({ kind: 'tag', add: [], remove: chosen })}
        >
          {t('desk:tag_remove')}
        </Button>
      </Group>
    </div>
  )
}

/** Adds tags to the selected orders, or removes them. */
export function TagMenu({ tags, onApply }: Props) {
  const { t } = useTranslation(['desk'])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover position="top" shadow="md" trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <button type="button" className={css.action} onClick={() => setIsOpen(!isOpen)}>
          <IconTag size={18} aria-hidden />
          {t('desk:tag')}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <TagForm
          tags={tags}
          onApply={change => {
            setIsOpen(false)
            onApply(change)
          }}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
