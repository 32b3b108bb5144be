import { Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignBadge, UnprintedNote } from '../../domainComponents/index.ts'
import { CallFailure, useMoments } from '../../session/index.ts'
import { Card, PageHead, PhoneLink } from '../../ui/index.ts'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useVersioned } from '../list/useVersioned.ts'
import { CustomerEmail } from '../contact/CustomerEmail.tsx'
import { nameOf, type OfficeDesign } from '../officeTypes.ts'
import css from './DesignPage.module.css'
import { DesignOrders } from './DesignOrders.tsx'
import { DesignViews } from './DesignViews.tsx'
import { SaveAsTemplate } from '../templates/SaveAsTemplate.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { NeedsRight } from '../session/NeedsRight.tsx'

function Reviews({ design }: { design: OfficeDesign }) {
  const { t } = useTranslation(['office', 'common'])
  const moment = useMoments()
  if (design.reviews.length === 0) return <p className={css.quiet}>{t('office:no_reviews')}</p>
  return (
    <ol className={css.reviews}>
      {design.reviews.map(({ revision, status, comment, by, at }) => (
        <li key={`${at} ${revision}`}>
          <DesignBadge status={status} />
          <small>
            {moment(at)} · {t('office:revision', { revision })}
            {by && ` · ${t('office:by_name', { name: by })}`}
          </small>
          {comment && <p>{comment}</p>}
        </li>
      ))}
    </ol>
  )
}

/** The owner's answers to comments, the latest first. */
function Answers({ design: { answers, owner } }: { design: OfficeDesign }) {
  const { t } = useTranslation(['office'])
  const moment = useMoments()
  if (answers.length === 0) return null
  return (
    <ol className={css.reviews}>
      {answers.map(({ id, text, at, revision }) => (
        <li key={id}>
          <b>{nameOf(owner)}</b>
          <small>
            {moment(at)} · {t('office:revision', { revision })}
          </small>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** The revisions that staff proposed, by whom, and how their owner answered. */
function Proposals({ design }: { design: OfficeDesign }) {
  const { t } = useTranslation(['review'])
  const moment = useMoments()
  if (design.proposals.length === 0) return null
  return (
    <ol className={css.reviews}>
      {design.proposals.map(({ id, state, by, at, note, answer, revision }) => (
        <li key={id}>
          {t(`review:proposal_${state}`, { name: by, revision })}
          <small>{moment(at)}</small>
          <p>{note}</p>
          {answer && <p>{answer}</p>}
        </li>
      ))}
    </ol>
  )
}

/** Shows how many names and numbers of the orders in review the design has no text for, before it is approved. */
function Unprinted({ orders }: Pick<OfficeDesign, 'orders'>) {
  const unprinted = orders.map(order => order.unprinted).filter(({ names, numbers }) => names + numbers > 0)
  const sum = (what: 'names' | 'numbers'): number => unprinted.reduce((before, each) => before + each[what], 0)
  const count = { names: sum('names'), numbers: sum('numbers') }
  return <UnprintedNote count={count} isAccepted={unprinted.every(({ isAccepted }) => isAccepted)} />
}

function Design({ design }: { design: OfficeDesign }) {
  const { t } = useTranslation(['office', 'common'])
  const { name, status, productType, owner, revision, orders } = design
  return (
    <>
      <PageHead
        title={name}
        text={`${nameOf(owner)} · ${t(`common:type_${productType}`)} · ${t('office:revision', { revision })}`}
      >
        <DesignBadge status={status} />
        <SaveAsTemplate design={design} />
      </PageHead>
      <div className={css.columns}>
        <DesignViews design={design} />
        <div className={css.column}>
          <Card title={t('office:review')}>
            <div className={css.form}>
              <Unprinted orders={orders} />
              <NeedsRight of="review">
                <ReviewForm design={design} />
              </NeedsRight>
            </div>
          </Card>
          <Card title={t('office:orders')}>
            <DesignOrders orders={orders} />
          </Card>
          <Card title={t('office:reviews')}>
            <Answers design={design} />
            <Reviews design={design} />
            <Proposals design={design} />
          </Card>
          <Card title={t('office:customer')}>
            <p className={css.quiet}>
              <Link to="/office/customers/$customerId" params={{ customerId: owner.id }}>
                <b>{nameOf(owner)}</b>
              </Link>
              <br />
              <CustomerEmail email={owner.email} />
              {owner.phone && (
                <>
                  <br />
                  <PhoneLink phone={owner.phone} />
                </>
              )}
            </p>
          </Card>
        </div>
      </div>
    </>
  )
}

/** One design, large, with its review. */
export function DesignPage() {
  const { t } = useTranslation(['office'])
  const { designId } = useParams({ from: '/staff/office/designs/$designId' })
  const { data, error, refetch } = useVersioned('GET /api/office/designs/{id}', designId)
  usePageTitle(data?.value.name ?? t('office:designs'))
  return (
    <>
      <BackLink to="/office/designs">{t('office:home_designs')}</BackLink>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={480} radius={12} />}
      {data && <Design key={data.value.id} design={data.value} />}
    </>
  )
}
