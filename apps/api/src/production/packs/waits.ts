import type { PackPause, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { ListedPack } from './records/packStore.ts'
import { waitReason } from '../runs/waitReason.ts'

type Waits = Response_<'GET /api/office/orders/{id}/packs'>['items'][number]['waits']

/** A pack in its shop's queue. */
interface QueuedPack {
  readonly id: string
  readonly order_id: string
  readonly number: string
  /** Whether a worker has claimed it. */
  readonly is_held: boolean
  readonly paused_by: PackPause | null
  readonly paused_until: Date | null
}

export type Line = readonly QueuedPack[]

/** Lists the due work of a shop, in the order of processing. */
export async function readLine(trx: Transaction): Promise<Line> {
  const { rows } = await sql<QueuedPack>`
    select p.id, p.order_id, o.number, coalesce(p.held_until > now(), false) as is_held, p.paused_by,
      case when p.paused_until > now() then p.paused_until end as paused_until
    from packs p join orders o on o.id = p.order_id
    where p.state in ('queued', 'making', 'checking') order by p.id`.execute(trx)
  return rows
}

/** Returns the pack's position, counting all earlier packs and any pack of the same order that is under way. */
function placeOf({ id, order_id }: Pick<ListedPack, 'id' | 'order_id'>, line: Line) {
  const before = line.filter(other => other.id < id || (other.order_id === order_id && other.id !== id))
  return { place: before.length + 1, order: before[0]?.number ?? null }
}

/** Returns the reason that a pack waits. Null while a process works on it, and at its end. */
export function waitsOf(pack: Pick<ListedPack, 'id' | 'order_id' | 'state' | 'ended_at'>, line: Line): Waits {
  if (pack.ended_at) return null
  const place = placeOf(pack, line)
  if (pack.state === 'waiting') return { for: 'order', ...place, until: null }
  const self = line.find(({ id }) => id === pack.id)
  if (!self || self.is_held) return null
  const { paused_by: pausedBy, paused_until: until } = self
  const reason = waitReason({ place: place.place, pausedBy, wasBegun: pack.state !== 'queued' })
  return { for: reason, ...place, until: (pausedBy && until?.toISOString()) ?? null }
}
