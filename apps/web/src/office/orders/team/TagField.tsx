import { DESK_LIMITS } from '@kitwright/contract'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { ToggleChips } from './ToggleChips.tsx'

interface Props {
  /** Tags that the shop uses already. */
  readonly used: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Chooses tags of those in use, or adds a new one. */
export function TagField({ used, chosen, onChange }: Props) {
  const { t } = useTranslation(['desk'])
  const [typed, setTyped] = useState('')
  const all = [...new Set([...used, ...chosen])]
  const add = (): void => {
    const tag = typed.trim()
    const known = all.find(each => each.toLowerCase() === tag.toLowerCase()) ?? tag
    if (tag !== '') onChange([...chosen.filter(each => each !== known), known])
    setTyped('')
  }
  return (
    <>
      {all.length > 0 && (
        <ToggleChips
          label={t('desk:tag_hint')}
          options={all.map(tag => ({ value: tag, label: tag }))}
          chosen={chosen}
          onChange={onChange}
        />
      )}
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('desk:tag_new')}
          maxLength={DESK_LIMITS.tag}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" disabled={typed.trim() === ''} onClick={add}>
          {t('desk:tag_add')}
        </Button>
      </Group>
    </>
  )
}
