/** Unit tests that take about ten seconds each, mostly with separate databases or programs: half of the total time. */
export const SLOW_TESTS = [
  'apps/api/src/backup/places/bucketPlace.test.ts',
  'apps/api/src/openCells.test.ts',
  'apps/api/src/database/embeddedPostgres/embeddedDatabase.test.ts',
  'apps/api/src/http/entrance.test.ts',
  'apps/api/src/http/pages/pages.test.ts',
  'apps/api/src/fonts/fonts.test.ts',
  'apps/api/src/kit.test.ts',
  'apps/api/src/operatorCli/order/print.test.ts',
  'apps/api/src/operatorCli/shop/move.test.ts',
  'apps/api/src/production/rendering/colourPrediction/profiles.test.ts',
  'apps/api/src/production/packs/run/inks.test.ts',
  'apps/api/src/production/packs/packs.test.ts',
  'apps/api/src/production/proofs/proof.test.ts',
  'apps/api/src/production/packs/run/runPack.test.ts',
  'apps/api/src/server.test.ts',
  'apps/api/src/templates/templatePrints.test.ts',
  'apps/atelier/src/garments/bakeModel.test.ts',
  'apps/atelier/src/textilePatterns/drawPatterns.test.ts',
  'packages/press/src/node/verification/comparison/findDifference.test.ts',
  'packages/press/src/strip/layStrip.test.ts',
  'tools/languages/thirdLanguage.test.ts',
] as const

/** Walks that try a sample of many cases; with `WHOLE_SWEEP` they try all. */
export const SWEPT_WALKS = ['e2e/walks/contrast-theme.spec.ts', 'e2e/walks/widths.spec.ts'] as const

/** Tests that try a sample of many cases; with `WHOLE_SWEEP` they try all. */
export const SWEPT_TESTS = [
  'apps/api/src/production/rendering/garmentFiles/printedShapes.test.ts',
  'apps/api/src/production/rendering/garmentFiles/roundDrawing.test.ts',
  'apps/api/src/templates/templatePrints.test.ts',
  'apps/atelier/src/assets.test.ts',
  'apps/atelier/src/folds.test.ts',
  'apps/atelier/src/textilePatterns/drawPatterns.test.ts',
  'apps/atelier/src/textilePatterns/tileTracing/lostTones.test.ts',
  'packages/design/src/kits/suggestKit.test.ts',
  'packages/press/src/node/halftone.test.ts',
  'packages/press/src/node/shapes.test.ts',
  'packages/press/src/strip/layStrip.test.ts',
  'tools/languages/thirdLanguage.test.ts',
] as const
