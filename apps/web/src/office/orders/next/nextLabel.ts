import type { OfficeOrder } from '../../officeTypes.ts'

type Next = OfficeOrder['next']

const LABELS = {
  'approve-designs approve': 'step_approve_all',
  'approve-designs send-proof': 'step_approve_proof',
  'approve-designs': 'step_approve_designs',
  'send-proof': 'step_send_proof',
  approve: 'step_approve',
  start: 'step_start',
  'start hand-over': 'step_start',
  'take-payment start': 'step_start_paid',
  'take-payment start hand-over': 'step_start_paid',
  'hand-over': 'step_hand_over',
  complete: 'step_complete',
  'send-out': 'step_send_out',
  'take-payment send-out': 'step_send_out_paid',
  receive: 'step_receive',
  'take-payment receive': 'step_receive_paid',
  'take-payment': 'step_pay',
} as const
type Label = (typeof LABELS)[keyof typeof LABELS]

/** Returns the key of the button's text, without `desk:`; undefined if there is nothing to do. */
export function nextLabel({ effects }: Pick<Next, 'effects'>): Label | undefined {
  const name = effects.join(' ')
  return Object.entries(LABELS).find(([key]) => key === name)?.[1]
}
