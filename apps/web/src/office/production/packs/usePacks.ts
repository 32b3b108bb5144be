import type { Response_ } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../../session/index.ts'

const LIST = 'GET /api/office/orders/{id}/packs'
export type Packs = Response_<typeof LIST>
export type Pack = Packs['items'][number]

export const isUnderWay = ({ state }: Pick<Pack, 'state'>): boolean =>
  state === 'queued' || state === 'making' || state === 'checking'

/** It begins by itself when another one is at its end. */
export const isInLine = ({ state }: Pick<Pack, 'state'>): boolean => state === 'waiting'

const isGoingOn = (pack: Pick<Pack, 'state'>): boolean => isUnderWay(pack) || isInLine(pack)

/** Polling interval for packs started by others, and for progress when no events arrive. */
const LOOK_MS = 5_000

/** An order's packs; while one is being made, as they change. */
export function usePacks(orderId: string) {
  const queries = useQueryClient()
  const call = { params: { id: orderId } }
  const [isUnheard, setIsUnheard] = useState(false)
  const { data } = useCall(LIST, call)
  const isOn = data?.items.some(isGoingOn) ?? false
  const { error, refetch } = useCall(LIST, call, isOn && !isUnheard ? {} : { everyMs: LOOK_MS })
  const address = data?.eventsAddress
  useEffect(() => {
    if (!isOn || address === undefined) return
    const events = new EventSource(address)
    events.addEventListener('open', () => setIsUnheard(false))
    events.addEventListener('message', ({ data: said }: MessageEvent<string>) => {
      // The address stays the one that is listened to.
      const packs = { ...(JSON.parse(said) as Packs), eventsAddress: address }
      queries.setQueryData([LIST, { params: { id: orderId } }], packs)
    })
    events.addEventListener('error', () => {
      setIsUnheard(true)
      // It comes again by itself, unless the address is over: then the list has another.
      if (events.readyState === EventSource.CLOSED) void refetch()
    })
    return () => events.close()
  }, [isOn, address, orderId, queries, refetch])
  return { packs: data, error, refetch, isUnheard: isOn && isUnheard }
}
