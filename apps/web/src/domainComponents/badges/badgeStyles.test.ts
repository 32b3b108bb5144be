import { ORDER_STATUSES } from '@kitwright/contract'
import { describe, expect, it } from 'vitest'
import { orderBadgeStyle } from './badgeStyles.ts'

describe('the badge of an order', () => {
  it('has the severities of the specification', () => {
    expect(ORDER_STATUSES.map(status => [status, orderBadgeStyle(status).severity])).toEqual([
      ['REVIEWING', 'info'],
      ['APPROVED', 'success'],
      ['PROCESSING', 'warn'],
      ['COMPLETED', 'primary'],
      ['ON_THE_WAY', 'secondary'],
      ['RECEIVED', 'danger'],
      ['CANCELED', 'danger'],
    ])
  })

  it('tells received from canceled and unknown by its icon', () => {
    const icons = new Set(['RECEIVED', 'CANCELED', 'LOST'].map(status => orderBadgeStyle(status).icon))
    expect(icons.size).toBe(3)
    expect(orderBadgeStyle('LOST').severity).toBe('danger')
  })
})
