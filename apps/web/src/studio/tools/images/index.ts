export { DropSpot } from './DropSpot.tsx'
export { ImageFields } from './ImageFields.tsx'
export { ResolutionBadge } from './ResolutionBadge.tsx'
export { SizeFields } from './SizeFields.tsx'
