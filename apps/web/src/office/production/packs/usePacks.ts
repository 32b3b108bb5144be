import type { Response_ } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '../../../session/index.ts'

const LIST = 'GET /api/office/orders/{id}/packs'
export type Packs = Response_<typeof LIST>
export type Pack = Packs['items'][number]

export const isUnderWay = ({ state }: Pick<Pack, 'state'>): boolean =>
  state === 'queued' || state === 'making' || state === 'checking'

/** Whether the pack starts automatically when another one has ended. */
export const isInLine = ({ state }: Pick<Pack, 'state'>): boolean => state === 'waiting'

const isGoingOn = (pack: Pick<Pack, 'state'>): boolean => isUnderWay(pack) || isInLine(pack)

/** Polling interval for packs started by others, and for progress when no events arrive. */
const LOOK_MS = 5_000

/** Loads an order's packs and follows changes while one is being made. */
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
      // Keeps the address of the open event stream.
      const packs = { ...(JSON.parse(said) as Packs), eventsAddress: address }
      queries.setQueryData([LIST, { params: { id: orderId } }], packs)
    })
    events.addEventListener('error', () => {
      setIsUnheard(true)
      // The stream reconnects automatically unless its address has expired; the list then has a new one.
      if (events.readyState === EventSource.CLOSED) void refetch()
    })
    return () => events.close()
  }, [isOn, address, orderId, queries, refetch])
  return { packs: data, error, refetch, isUnheard: isOn && isUnheard }
}
