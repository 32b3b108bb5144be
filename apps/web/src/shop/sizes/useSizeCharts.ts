import { useCall } from '../../session/index.ts'

/** Returns the tenant's size charts; undefined while loading. */
export const useSizeCharts = () => useCall('GET /api/sizecharts', {})
