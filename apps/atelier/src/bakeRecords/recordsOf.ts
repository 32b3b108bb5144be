import type { Quality } from '../garments/bakeQuality.ts'
import type { BakeResult } from '../garments/bakeModel.ts'
import type { Maker } from '../garments/garmentMaker.ts'
import { type BakeRecords, fileHash } from './bakeRecords.ts'
import { recipeHash } from './recipeHash.ts'

type BakedFiles = Pick<BakeResult, 'model' | 'files'>

/** Returns the records of freshly baked models. */
export const recordsOf = (maker: Maker, baked: readonly BakedFiles[], quality: Quality): BakeRecords =>
  Object.fromEntries(
    baked.map(({ model: { id }, files }) => {
      const [full, light] = (['full', 'light'] as const).map(level => files.find(file => file.level === level)!.glb)
      const record = { recipe: recipeHash(maker, id, quality), full: fileHash(full!), light: fileHash(light!) }
      return [`${maker.id}/${id}`, record]
    }),
  )
