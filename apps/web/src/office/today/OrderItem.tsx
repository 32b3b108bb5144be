import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DesignPicture } from '../../domainComponents/index.ts'
import { firstLetter } from '../../ui/index.ts'
import { nameOf } from '../officeTypes.ts'
import type { Bulk } from '../orders/bulk/useBulk.ts'
import { ActionButton } from './ActionButton.tsx'
import type { ItemPart } from './planAction.ts'
import type { TodayOrder } from './todayTypes.ts'
import css from './Today.module.css'

/** The member of the staff to whom an order is assigned, by a letter; nothing if there is nobody. */
function Face({ order: { desk } }: { order: TodayOrder }) {
  const name = desk.assignee?.name
  if (!name) return <span className={css.face} data-none aria-hidden />
  return (
    <span className={css.face} title={name}>
      <span aria-hidden>{firstLetter(name)}</span>
      <span className={css.hidden}>{name}</span>
    </span>
  )
}

interface Props {
  readonly order: TodayOrder
  readonly part: ItemPart
  readonly bulk: Bulk
  /** In place of the customer. */
  readonly name?: string | undefined
  /** The reason why the order waits, in words. */
  readonly children: ReactNode
}

/** One order of the day: what it is, what it waits for, and the button that finishes it. */
export function OrderItem({ order, part, bulk, name, children }: Props) {
  const { id, number, owner, productType, pictureUrl } = order
  return (
    <li className={css.item} data-item>
      <span className={css.picture}>
        <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
      </span>
      <Link data-row to="/office/orders/$orderId" params={{ orderId: id }} className={css.number}>
        {number}
      </Link>
      <span className={css.what}>
        <b>{name ?? nameOf(owner)}</b> {children}
      </span>
      <Face order={order} />
      <span className={css.acts}>
        <ActionButton order={order} part={part} bulk={bulk} />
      </span>
    </li>
  )
}
