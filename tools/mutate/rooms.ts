/** A mutated module, and its tests. */
export interface MutatedRoom {
  readonly folder: string
  /** Integration tests of several modules that lie outside this folder but also exercise it. */
  readonly elsewhere?: readonly string[]
  /** Excluded files, with the reason: their result is visual and involves no decisions. */
  readonly but?: RegExp
  /**
   * Drawings in code, and people's names for colours. Positions, sizes and choices are taste, so their numbers are not
   * mutated; everything else is.
   */
  readonly drawn?: RegExp
}

/**
 * The mutated modules. Excluded are scene and the modules of web, whose sources import pictures, styles and fonts as
 * only Vite understands them. Vite loads them for their tests, and a browser tests most of the drawing of scene.
 */
export const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  measure: { folder: 'packages/measure/src' },
  pricing: { folder: 'packages/pricing/src' },
  // `bundler/` loads the files in a browser; Node uses `node/`. The first look of a garment is defined in its
  // `start.ts`: the sizes of its texts are taste.
  garment: { folder: 'packages/garment/src', but: /\/src\/bundler\//, drawn: /\/start\.ts$/ },
  design: { folder: 'packages/design/src' },
  editor: { folder: 'packages/editor/src' },
  // Parts of the two above, for separate runs.
  clubColours: { folder: 'packages/design/src/clubColours' },
  composition: { folder: 'packages/editor/src/composition' },
  crest: {
    folder: 'packages/crest/src',
    drawn: /\/(?:divisions|drawCrest|drawSymbol|ribbon|shapes)\.ts$/,
  },
  vector: { folder: 'packages/vector/src' },
  // Code that a browser alone loads is tested in browsers, against Node's drawing. A garment laid flat is a drawing of
  // it.
  artwork: {
    folder: 'packages/artwork/src',
    but: /\/(?:browser|browserSurface|shownSize)\.ts$/,
    drawn: /\/flat\/(?:\w+Flat|board|shade)\.ts$/,
  },
  portrait: { folder: 'packages/portrait/src' },
  // The pages of a tech pack are drawn, as those of an invoice: most of their content is decided in `techpack` and
  // `paper/say`. The same holds for the care symbols on a label and the headers of the floor’s papers.
  press: {
    folder: 'packages/press/src',
    but: /\/node\/(?:paper|techpack)\/|\/floor\/(?:careSymbols|head)/,
    drawn: /\/node\/sheets\/paintSheet|\/node\/floor\/|\/cut\/strokeLetters/,
  },
  contract: { folder: 'packages/contract/src' },
  // The page of an invoice is drawn: its content is decided in `table` (except the widths of columns), `facts` and
  // `gatherInvoice`.
  orders: {
    folder: 'apps/api/src/orders',
    but: /\/invoice\/(?:breakLines|draw|faces|flow|inks|lay|marks|paint)/,
    drawn: /\/invoice\/table\.ts$/,
  },
  accounts: { folder: 'apps/api/src/accounts' },
  files: { folder: 'apps/api/src/files' },
  catalogue: { folder: 'apps/api/src/catalogue' },
  designs: { folder: 'apps/api/src/designs' },
  squads: { folder: 'apps/api/src/squads' },
  suppliers: { folder: 'apps/api/src/suppliers' },
  events: { folder: 'apps/api/src/events' },
  workers: { folder: 'apps/api/src/workers' },
  telemetry: { folder: 'apps/api/src/telemetry' },
  database: {
    folder: 'apps/api/src/database',
    elsewhere: [
      'apps/api/src/openCells.test.ts',
      'apps/api/src/operatorCli/shop/move.test.ts',
      'apps/api/src/operatorCli/shop/erase.test.ts',
      'apps/api/src/operatorCli/restore.test.ts',
    ],
  },
  backup: {
    folder: 'apps/api/src/backup',
    elsewhere: [
      'apps/api/src/kit.test.ts',
      'apps/api/src/openCells.test.ts',
      'apps/api/src/operatorCli/restore.test.ts',
      'apps/api/src/operatorCli/shop/erase.test.ts',
      'apps/api/src/operatorCli/customer/customer.test.ts',
    ],
  },
  http: { folder: 'apps/api/src/http' },
  operatorCli: { folder: 'apps/api/src/operatorCli', elsewhere: ['apps/api/src/kit.test.ts'] },
  cloth: { folder: 'packages/cloth/src' },
  nesting: { folder: 'packages/nesting/src' },
  // Poses and boots of players are drawings. The font code that only Vite loads is tested by screen tests, which this
  // tool does not run.
  library: { folder: 'packages/library/src', drawn: /\/players\// },
  words: { folder: 'packages/words/src' },
  pages: { folder: 'packages/pages/src' },
  production: { folder: 'apps/api/src/production' },
  tenants: { folder: 'apps/api/src/tenants' },
  fonts: { folder: 'apps/api/src/fonts' },
  graphics: { folder: 'apps/api/src/graphics' },
  // Sizes and distances in a mail are checked by eye.
  mail: {
    folder: 'apps/api/src/mail',
    elsewhere: [
      'apps/api/src/production/proofs/proof.test.ts',
      'apps/api/src/production/handover/handover.test.ts',
      'apps/api/src/accounts/accountMails.test.ts',
      'apps/api/src/operatorCli/mail/retry.test.ts',
    ],
    drawn: /\/(?:layout|inks|inlines)\.ts$/,
  },
  jobs: { folder: 'apps/api/src/jobs' },
  config: { folder: 'apps/api/src/config' },
  // The seeds are drawings as data: their appearance is checked in their packaged pictures.
  templates: { folder: 'apps/api/src/templates', but: /\/templates\/seeds\//, drawn: /\/coloursOf\.ts$/ },
}
