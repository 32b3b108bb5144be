import { dayIn } from '@kitwright/measure'
import { useState } from 'react'
import { useTimeZone } from '../../../session/index.ts'

/** Returns the day on which the component was first shown, in the shop's time zone, as `2026-11-30`. */
export function useToday(): string {
  const [now] = useState(Date.now)
  return dayIn(new Date(now), useTimeZone())
}
