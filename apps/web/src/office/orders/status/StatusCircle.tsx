import { isOrderStatus, type OrderStatus } from '@kitwright/contract'
import css from './Status.module.css'

/** The progress of an order from 0 to 1, and its phase: decided, made, or on its way. */
const FACES: Readonly<Record<OrderStatus, { readonly share: number; readonly tone: string }>> = {
  REVIEWING: { share: 0, tone: 'open' },
  APPROVED: { share: 0.25, tone: 'decided' },
  PROCESSING: { share: 0.5, tone: 'making' },
  COMPLETED: { share: 0.75, tone: 'made' },
  ON_THE_WAY: { share: 1, tone: 'made' },
  RECEIVED: { share: 1, tone: 'done' },
  CANCELED: { share: 0, tone: 'canceled' },
}

const RADIUS = 4
const LENGTH = 2 * Math.PI * RADIUS

/** A circle that fills as an order proceeds. The status stands beside it in words. */
export function StatusCircle({ status }: { status: string }) {
  const { share, tone } = isOrderStatus(status) ? FACES[status] : FACES.REVIEWING
  return (
    <svg className={css.circle} data-tone={tone} viewBox="0 0 16 16" width={16} height={16} aria-hidden>
      <circle
        cx={8}
        cy={8}
        r={6.5}
        fill="none"
        strokeWidth={1.8}
        strokeDasharray={tone === 'open' ? '2.2 1.9' : undefined}
      />
      {share > 0 && (
        <circle
          cx={8}
          cy={8}
          r={RADIUS / 2}
          fill="none"
          strokeWidth={RADIUS}
          strokeDasharray={`${(share * LENGTH) / 2} ${LENGTH}`}
          transform="rotate(-90 8 8)"
        />
      )}
      {tone === 'canceled' && <path d="M5.6 5.6l4.8 4.8m0-4.8l-4.8 4.8" strokeWidth={1.8} />}
    </svg>
  )
}
