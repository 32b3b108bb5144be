import { useCall } from '../../session/index.ts'

/** The fabrics that something is sold in, as the shop orders them; none while they are on their way. */
export function useSoldFabrics(): readonly string[] {
  const { data } = useCall('GET /api/pricing', {})
  const sold = new Set(data?.products.flatMap(({ fabrics }) => fabrics.map(({ id }) => id)))
  return Object.keys(data?.fabricNames ?? {}).filter(id => sold.has(id))
}
