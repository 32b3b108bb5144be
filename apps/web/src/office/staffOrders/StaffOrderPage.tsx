import { Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure } from '../../session/index.ts'
import { Card, PageHead } from '../../ui/index.ts'
import { AddDesign } from '../edits/AddDesign.tsx'
import type { TypedLine } from '../edits/editForm.ts'
import { EditExtras } from '../edits/EditExtras.tsx'
import { EditLines } from '../edits/EditLines.tsx'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useVersioned, type WithEtag } from '../list/useVersioned.ts'
import { nameOf } from '../officeTypes.ts'
import { AddSizes, FabricChoices, PasteSquad } from './AddPieces.tsx'
import { AddTemplate } from './AddTemplate.tsx'
import { DeliveryFields } from './DraftFields.tsx'
import type { OrderDraft } from './draftForm.ts'
import { DraftSummary } from './DraftSummary.tsx'
import css from './StaffOrder.module.css'
import { useDraft } from './useDraft.ts'

function Editor({ first }: { readonly first: WithEtag<OrderDraft> }) {
  const { t } = useTranslation(['counter'])
  const draft = useDraft(first)
  const { form, setForm, wrong, isKept } = draft
  const { customer, id, quote } = draft.draft
  const setLines = (lines: readonly TypedLine[]): void => setForm({ ...form, lines })
  const add = (line: TypedLine): void => setLines([...form.lines, line])
  const known = isKept
    ? form.lines.flatMap(({ key }, i) => (quote?.lines[i] ? [{ id: key, unitCents: quote.lines[i].unitCents }] : []))
    : []
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <Card title={t('counter:pieces')}>
          <div className={css.stack}>
            <div className={css.acts}>
              <AddDesign customerId={customer.id} lines={form.lines} onAdd={add} />
              <AddTemplate draftId={id} onAdd={add} />
              <PasteSquad lines={form.lines} onChange={setLines} />
              <AddSizes lines={form.lines} onChange={setLines} />
              <FabricChoices lines={form.lines} onChange={setLines} />
            </div>
            <EditLines lines={form.lines} known={known} isLocked={false} wrong={wrong} onChange={setLines} />
            <EditExtras extras={form.extras} wrong={wrong} onChange={extras => setForm({ ...form, extras })} />
          </div>
        </Card>
        <DeliveryFields draft={draft} />
      </div>
      <DraftSummary draft={draft} />
    </div>
  )
}

/** An order that staff make for a customer, until it is placed. */
export function StaffOrderPage() {
  const { t } = useTranslation(['counter', 'office'])
  const { draftId } = useParams({ from: '/staff/office/order-drafts/$draftId' })
  const { data, error, refetch } = useVersioned('GET /api/office/order-drafts/{id}', draftId)
  const title = data ? t('counter:title_for', { name: nameOf(data.value.customer) }) : t('counter:new')
  usePageTitle(title)
  return (
    <>
      <BackLink to="/office/orders">{t('office:orders')}</BackLink>
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={12} />}
      {data && (
        <>
          <PageHead title={title} />
          <p className={css.about}>
            <Link to="/office/customers/$customerId" params={{ customerId: data.value.customer.id }}>
              {data.value.customer.email || data.value.customer.phone}
            </Link>
            {data.value.fillInOf && (
              <>
                {' · '}
                <Link to="/office/orders/$orderId" params={{ orderId: data.value.fillInOf.id }}>
                  {t('counter:fills_in', { number: data.value.fillInOf.number })}
                </Link>
              </>
            )}
          </p>
          {data.value.fillInOf && <p className={css.hint}>{t('counter:fill_in_rules')}</p>}
          {/* Read once: what is typed is newer than what the server sends again. */}
          <Editor key={draftId} first={data} />
        </>
      )}
    </>
  )
}
