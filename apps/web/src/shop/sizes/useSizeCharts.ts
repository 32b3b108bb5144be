import { useCall } from '../../session/index.ts'

/** The tenant's size charts; undefined while they are on their way. */
export const useSizeCharts = () => useCall('GET /api/sizecharts', {})
