import type { openPages } from '../../pages/openPages.ts'

export const GARMENTS = [
  'soccer',
  'polo',
  'hoodie',
  'boxingtrunk',
  'tshirt',
  'sleeveless',
  'oversizedshirt',
  'boxyfit',
] as const

/** The page `pages/cloth`, which shows garments on the studio's stage. Its functions are globals. */
export type ClothPages = Awaited<ReturnType<typeof openPages<'cloth'>>>
export type ClothPage = Awaited<ReturnType<ClothPages['open']>>['page']
