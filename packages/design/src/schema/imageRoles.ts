export { TEXT_ROLES, type TextRole } from '@kitwright/garment'

export const IMAGE_ROLES = ['logo', 'sponsor', 'image'] as const
export type ImageRole = (typeof IMAGE_ROLES)[number]
