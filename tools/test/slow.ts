/** Tests beside the code that take ten seconds or so each, most of them with databases or programs of their own: half of the time of all. */
export const SLOW_TESTS = [
  'apps/api/src/backup/bucketPlace.test.ts',
  'apps/api/src/cells.test.ts',
  'apps/api/src/database/embedded.test.ts',
  'apps/api/src/entrance/entrance.test.ts',
  'apps/api/src/entrance/pages.test.ts',
  'apps/api/src/fonts/fonts.test.ts',
  'apps/api/src/kit.test.ts',
  'apps/api/src/kit/order/print.test.ts',
  'apps/api/src/kit/shop/move.test.ts',
  'apps/api/src/production/packs.test.ts',
  'apps/api/src/production/proof/proof.test.ts',
  'apps/api/src/server.test.ts',
  'apps/atelier/src/garments/bakeModel.test.ts',
  'apps/atelier/src/patterns/drawPatterns.test.ts',
  'packages/press/src/node/readBack/findDifference.test.ts',
  'tools/languages/thirdLanguage.test.ts',
] as const
