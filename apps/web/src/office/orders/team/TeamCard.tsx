import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { Card } from '../../../ui/index.ts'
import { useChange } from '../../list/useVersioned.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import { DueDay } from './DueDay.tsx'
import { TagField } from './TagField.tsx'
import css from './Team.module.css'

interface Fields {
  readonly dueOn: string
  readonly assigneeId: string
  readonly tags: string[]
}
const fieldsOf = ({ desk: { dueOn, assignee, tags } }: OfficeOrder): Fields => ({
  dueOn: dueOn ?? '',
  assigneeId: assignee?.id ?? '',
  tags,
})

const isSame = (a: Fields, b: Fields): boolean =>
  a.dueOn === b.dueOn && a.assigneeId === b.assigneeId && a.tags.join('\n') === b.tags.join('\n')

/** Shows what somebody else stored while one typed, and offers to take it. */
function Overtaken({ order, onTake }: { order: OfficeOrder; onTake: () => void }) {
  const { t } = useTranslation(['desk'])
  const days = useDays()
  const { dueOn, assignee, tags } = order.desk
  const now = [dueOn === null ? '–' : days(dueOn), assignee?.name ?? t('desk:not_assigned'), ...tags].join(' · ')
  return (
    <div className="kw-notice" role="status">
      {t('desk:team_overtaken', { now })}
      <br />
      <Button variant="default" size="sm" mt={6} onClick={onTake}>
        {t('desk:team_take')}
      </Button>
    </div>
  )
}

/** The assignee, due day and tags of an order, for the team only. */
export function TeamCard({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk', 'common'])
  const api = useApi()
  const change = useChange('GET /api/office/orders/{id}', order.id)
  const { data } = useCall('GET /api/office/desk', {})
  const stored = fieldsOf(order)
  // Null: as stored. What was typed stays when somebody else changes the order meanwhile.
  const [typed, setTyped] = useState<Fields | null>(null)
  const fields = typed ?? stored
  // The stored fields when the first was changed.
  const [base, setBase] = useState<Fields>(stored)
  const isOvertaken = typed !== null && !isSame(base, stored)
  const set = (changes: Partial<Fields>): void => {
    if (typed === null) setBase(stored)
    setTyped({ ...fields, ...changes })
  }
  const { assignee, promisedOn } = order.desk
  const gone = assignee && !data?.colleagues.some(({ id }) => id === assignee.id) ? [assignee] : []
  const people = [...gone, ...(data?.colleagues ?? [])].map(({ id, name }) => ({ value: id, label: name }))
  const save = async (): Promise<void> => {
    const body = {
      // The promised day is followed further, unless another was set.
      dueOn: fields.dueOn === '' || (fields.dueOn === promisedOn && !order.desk.isDueSet) ? null : fields.dueOn,
      assigneeId: fields.assigneeId || null,
      tags: fields.tags,
    }
    const send = (headers: Record<string, string>) =>
      api('PUT /api/office/orders/{id}/desk', { params: { id: order.id }, headers, body })
    if (await change(send, t('desk:team_saved'))) setTyped(null)
  }
  return (
    <Card title={t('desk:team')}>
      <form
        className={css.facts}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        {isOvertaken && <Overtaken order={order} onTake={() => setTyped(null)} />}
        {order.desk.urgency && <DueDay desk={order.desk} />}
        <TextInput
          type="date"
          label={t('desk:due_date')}
          description={t('desk:due_hint')}
          value={fields.dueOn}
          onChange={event => set({ dueOn: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('desk:assignee')}
          value={fields.assigneeId}
          data={[{ value: '', label: t('desk:not_assigned') }, ...people]}
          onChange={event => set({ assigneeId: event.currentTarget.value })}
        />
        <TagField used={data?.tags ?? []} chosen={fields.tags} onChange={tags => set({ tags })} />
        <Button type="submit" variant="default" disabled={typed === null}>
          {t('desk:save_team')}
        </Button>
      </form>
    </Card>
  )
}
