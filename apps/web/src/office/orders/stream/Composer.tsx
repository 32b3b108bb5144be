import { DESK_LIMITS } from '@kitwright/contract'
import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { useChange } from '../../list/useVersioned.ts'
import { nameOf, type OfficeOrder } from '../../officeTypes.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import { ToggleChips } from '../team/ToggleChips.tsx'
import css from './Stream.module.css'

type Kind = 'note' | 'mail'

interface Props {
  readonly order: OfficeOrder
  readonly bulk: Bulk
}

/** Returns functions that write a note for the team, and a mail to the customer; true on success. */
function useWriting({ order, bulk }: Props) {
  const { t } = useTranslation(['desk'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  return {
    note: async (text: string, mentions: string[]): Promise<boolean> => {
      const send = () =>
        api('POST /api/office/orders/{id}/notes', { params: { id: order.id }, body: { text, mentions } })
      return change(send, t('desk:note_added'))
    },
    mail: async (subject: string, text: string): Promise<boolean> =>
      (await bulk.apply([order.id], { kind: 'mail', subject, text }))?.length === 0,
  }
}

/** Colleagues whom a note calls. */
function Mentions({ chosen, onChange }: { chosen: string[]; onChange: (chosen: string[]) => void }) {
  const { t } = useTranslation(['desk'])
  const { data } = useCall('GET /api/office/desk', {})
  const options = (data?.colleagues ?? []).map(({ id, name }) => ({ value: id, label: `@${name}` }))
  return <ToggleChips label={t('desk:mention')} options={options} chosen={chosen} onChange={onChange} />
}

/** Chooses between a note and an email, and says who reads it. */
function Kinds({ order, kind, onChange }: { order: OfficeOrder; kind: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation(['desk'])
  return (
    <div className={css.kinds}>
      <SegmentedControl
        size="sm"
        aria-label={t('desk:write')}
        value={kind}
        onChange={next => onChange(next === 'mail' ? 'mail' : 'note')}
        data={[
          { value: 'note', label: t('desk:write_note') },
          { value: 'mail', label: t('desk:write_mail'), disabled: order.owner.email === '' },
        ]}
      />
      <small>{kind === 'note' ? t('desk:notes_hint') : nameOf(order.owner)}</small>
      {order.owner.email === '' && <small>{t('desk:no_email')}</small>}
    </div>
  )
}

/** The field for the words. Ctrl and Enter send them. */
function Words({ kind, value, onChange }: { kind: Kind; value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation(['desk'])
  const label = t(kind === 'note' ? 'desk:note' : 'desk:mail_text')
  return (
    <Textarea
      aria-label={label}
      placeholder={label}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={kind === 'note' ? DESK_LIMITS.note : DESK_LIMITS.mailText}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

/** Writes a note, which only the team reads and which is tinted, or an email to the customer. */
export function Composer(props: Props) {
  const { t } = useTranslation(['desk', 'office'])
  const { order } = props
  const [kind, setKind] = useState<Kind>('note')
  const [text, setText] = useState('')
  const [subject, setSubject] = useState<string | null>(null)
  const [mentions, setMentions] = useState<string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const write = useWriting(props)
  const about = subject ?? t('office:order_number', { number: order.number })
  const isWhole = text.trim() !== '' && (kind === 'note' || about.trim() !== '')
  const send = async (): Promise<void> => {
    setIsBusy(true)
    const isSent =
      kind === 'note' ? await write.note(text.trim(), mentions) : await write.mail(about.trim(), text.trim())
    setIsBusy(false)
    // After a failure all that was typed stays.
    if (!isSent) return
    setText('')
    setSubject(null)
    setMentions([])
  }
  return (
    <form
      className={css.composer}
      data-kind={kind}
      onSubmit={event => {
        event.preventDefault()
        if (isWhole) void send()
      }}
    >
      <Kinds order={order} kind={kind} onChange={setKind} />
      {kind === 'mail' && (
        <TextInput
          aria-label={t('desk:mail_subject')}
          maxLength={DESK_LIMITS.mailSubject}
          value={about}
          onChange={event => setSubject(event.currentTarget.value)}
        />
      )}
      <Words kind={kind} value={text} onChange={setText} />
      {kind === 'note' && text !== '' && <Mentions chosen={mentions} onChange={setMentions} />}
      {text !== '' && (
        <Button type="submit" size="sm" disabled={!isWhole} loading={isBusy}>
          {kind === 'note' ? t('desk:note_add') : t('desk:mail_send', { count: 1 })}
        </Button>
      )}
    </form>
  )
}
