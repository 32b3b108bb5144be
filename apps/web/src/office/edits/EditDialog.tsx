import { Alert, Radio, Skeleton, Stack } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { EditChanges } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { Dialog } from '../../ui/index.ts'
import { useVersioned } from '../list/useVersioned.ts'
import { AddDesign } from './AddDesign.tsx'
import css from './Edit.module.css'
import { EditExtras } from './EditExtras.tsx'
import { EditLines } from './EditLines.tsx'
import { EditSummary } from './EditSummary.tsx'
import { type EditBase, useEdit } from './useEdit.ts'

interface Props {
  readonly orderId: string
  readonly number: string
  readonly onClose: () => void
}

/** Tells what a colleague changed while this was typed. */
function Conflict({ theirs }: { readonly theirs: NonNullable<ReturnType<typeof useEdit>['theirs']> }) {
  const { t } = useTranslation(['edits'])
  return (
    <Alert color="yellow" variant="light" role="alert">
      <Stack gap="xs">
        <b>{t('edits:conflict')}</b>
        <p className={css.hint}>{t('edits:conflict_text')}</p>
        {theirs.length === 0 ? (
          <p className={css.hint}>{t('edits:conflict_same')}</p>
        ) : (
          <EditChanges pieces={theirs} extras={[]} />
        )}
      </Stack>
    </Alert>
  )
}

function Editor({ first, onClose }: { readonly first: EditBase; readonly onClose: () => void }) {
  const { t } = useTranslation(['edits'])
  const edit = useEdit(first, onClose)
  const { base, form, setForm, wrong, theirs } = edit
  const { lock } = base.start
  const isLocked = lock !== null
  return (
    <div className={css.editor}>
      <div className={css.contents}>
        {theirs && <Conflict theirs={theirs} />}
        {isLocked && lock !== 'ended' && (
          <Alert color="blue" variant="light">
            {t(`edits:locked_${lock}`)}
          </Alert>
        )}
        <EditLines
          lines={form.lines}
          known={base.order.lines}
          isLocked={isLocked}
          wrong={wrong}
          onChange={lines => setForm({ ...form, lines })}
        />
        {!isLocked && (
          <AddDesign
            customerId={base.order.owner.id}
            lines={form.lines}
            onAdd={line => setForm({ ...form, lines: [...form.lines, line] })}
          />
        )}
        <EditExtras extras={form.extras} wrong={wrong} onChange={extras => setForm({ ...form, extras })} />
        <Radio.Group
          label={t('edits:pricing')}
          value={form.pricing}
          onChange={value => setForm({ ...form, pricing: value === 'recalculated' ? 'recalculated' : 'frozen' })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="frozen" label={t('edits:pricing_frozen')} />
            <Radio value="recalculated" label={t('edits:pricing_recalculated')} />
          </Stack>
        </Radio.Group>
      </div>
      <EditSummary edit={edit} />
    </div>
  )
}

/** Edits a placed order, with its price before and after while staff type. */
export function EditDialog({ orderId, number, onClose }: Props) {
  const { t } = useTranslation(['edits', 'common'])
  const order = useVersioned('GET /api/office/orders/{id}', orderId)
  const start = useCall('GET /api/office/orders/{id}/edits', { params: { id: orderId } })
  return (
    <Dialog size={1120} title={t('edits:title', { number })} closeLabel={t('common:close')} onClose={onClose}>
      {start.error && <CallFailure error={start.error} onRetry={() => void start.refetch()} />}
      {order.data && start.data ? (
        <Editor first={{ order: order.data.value, etag: order.data.etag, start: start.data }} onClose={onClose} />
      ) : (
        !start.error && <Skeleton h={300} radius={8} />
      )}
    </Dialog>
  )
}
