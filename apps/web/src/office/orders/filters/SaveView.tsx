import { DESK_LIMITS } from '@kitwright/contract'
import { Button, Checkbox, Popover, TextInput } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import css from './Filters.module.css'
import { columnsOf, type OrderSearch } from './orderSearch.ts'

/** Keeps the list as its address describes it under a name. */
export function SaveView({ search }: { search: OrderSearch }) {
  const { t } = useTranslation(['desk'])
  const api = useApi()
  const act = useOfficeAction()
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const save = async (): Promise<void> => {
    const { after: _after, before: _before, columns, ...query } = search
    const body = { name, isShared, query: { ...query, ...(columns && { columns: [...columnsOf(columns)] }) } }
    const isSaved = await act(async () => api('POST /api/office/views', { body }), t('desk:view_saved'))
    if (!isSaved) return
    setIsOpen(false)
    setName('')
  }
  return (
    <Popover position="bottom-start" shadow="md" trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconBookmark size={14} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('desk:view_save')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          className={css.form}
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() !== '') void save()
          }}
        >
          <TextInput
            label={t('desk:view_name')}
            maxLength={DESK_LIMITS.viewName}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
          />
          <Checkbox
            label={t('desk:view_shared')}
            checked={isShared}
            onChange={event => setIsShared(event.currentTarget.checked)}
          />
          <Button type="submit" size="sm" disabled={name.trim() === ''}>
            {t('desk:view_save')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
