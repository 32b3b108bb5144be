import { useCall } from '../../session/index.ts'

/** The fabrics on sale, in the shop's order; empty while they load. */
export function useSoldFabrics(): readonly string[] {
  const { data } = useCall('GET /api/pricing', {})
  const sold = new Set(data?.products.flatMap(({ fabrics }) => fabrics.map(({ id }) => id)))
  return Object.keys(data?.fabricNames ?? {}).filter(id => sold.has(id))
}
