import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCall } from '../../../session/index.ts'
import { useStaff } from '../../session/staff.tsx'
import type { OrderSearch } from './orderSearch.ts'
import { addressOf } from './ViewBar.tsx'

/** Opens the view of one's role where the list of orders is opened without any address of its own. */
export function useOpeningView(search: OrderSearch): void {
  const navigate = useNavigate()
  const { role } = useStaff()
  const { data: views } = useCall('GET /api/office/views', {})
  const isOpened = useRef(Object.keys(search).length > 0)
  const view = views?.find(({ opensFor }) => opensFor.includes(role))
  useEffect(() => {
    if (isOpened.current || !views) return
    isOpened.current = true
    if (view) void navigate({ to: '/office/orders', search: addressOf(view), replace: true })
  }, [views, view, navigate])
}
