import { DESK_LIMITS } from '@kitwright/contract'
import { Button, Input, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useCall, useMoments } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import { useChange } from '../../list/useVersioned.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from './Team.module.css'
import { ToggleChips } from './ToggleChips.tsx'

function NoteForm({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const { data } = useCall('GET /api/office/desk', {})
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<string[]>([])
  const add = async (): Promise<void> => {
    const body = { text: text.trim(), mentions }
    const send = () => api('POST /api/office/orders/{id}/notes', { params: { id: order.id }, body })
    if (!(await change(send, t('desk:note_added')))) return
    setText('')
    setMentions([])
  }
  return (
    <form
      className={css.facts}
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() !== '') void add()
      }}
    >
      <Textarea
        label={t('desk:note')}
        description={t('desk:notes_hint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={DESK_LIMITS.note}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <div>
        <Input.Label component="p" mb={4}>
          {t('desk:mention')}
        </Input.Label>
        <ToggleChips
          label={t('desk:mention')}
          options={(data?.colleagues ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          chosen={mentions}
          onChange={setMentions}
        />
      </div>
      <Button type="submit" variant="default" disabled={text.trim() === ''}>
        {t('desk:note_add')}
      </Button>
    </form>
  )
}

/** The internal notes of an order, latest first, and a field for the next. */
export function NotesCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  const moment = useMoments()
  const { notes } = order.desk
  return (
    <Card title={t('desk:notes')}>
      {notes.length === 0 && <p>{t('desk:note_none')}</p>}
      <ul className={css.notes}>
        {notes.map(({ id, text, by, at, mentions }) => (
          <li key={id}>
            <small>
              <b>{by}</b> · <time dateTime={at}>{moment(at)}</time>
            </small>
            {text}
            {mentions.length > 0 && <small>{mentions.map(({ name }) => `@${name}`).join(' ')}</small>}
          </li>
        ))}
      </ul>
      <NoteForm order={order} />
    </Card>
  )
}
