/** A mutated module, and its tests. */
export interface MutatedRoom {
  readonly folder: string
  /** Tests of several rooms together, which stand in no folder of this one and ask what it does all the same. */
  readonly elsewhere?: readonly string[]
  /** Left out, with the reason: what it does is seen, and not decided. */
  readonly but?: RegExp
  /** Drawings told as code, and names that people give to colours: where, how large and which is taste, so their numbers stay; all else is changed. */
  readonly drawn?: RegExp
}

/**
 * Not here: scene and the rooms of web, whose sources name pictures, styles and fonts as Vite alone understands them. Vite loads them for
 * their tests, and most of what scene draws is asked in a browser.
 */
export const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  measure: { folder: 'packages/measure/src' },
  pricing: { folder: 'packages/pricing/src' },
  // How a browser comes to the files; Node comes by `node/`.
  // A garment’s first look is told in its `start.ts`: how large its texts are is taste.
  garment: { folder: 'packages/garment/src', but: /\/src\/bundler\//, drawn: /\/start\.ts$/ },
  design: { folder: 'packages/design/src' },
  editor: { folder: 'packages/editor/src' },
  // Parts of the two above, to be asked by themselves.
  clubColours: { folder: 'packages/design/src/clubColours' },
  composition: { folder: 'packages/editor/src/composition' },
  // Symbols are drawings, which are looked at.
  crest: {
    folder: 'packages/crest/src',
    but: /\/symbols\//,
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
  // A tech pack's pages are drawn, as an invoice's: most of what they say is decided in `techpack` and `paper/say`.
  // The same of the care symbols on a label and the heads of the floor’s papers.
  press: {
    folder: 'packages/press/src',
    but: /\/node\/(?:paper|techpack)\/|\/floor\/(?:careSymbols|head)/,
    drawn: /\/node\/sheets\/paintSheet|\/node\/floor\/|\/cut\/strokeLetters/,
  },
  contract: { folder: 'packages/contract/src' },
  // An invoice's page is drawn: what it says is decided in `table` (but for how wide a column is), `facts` and `gatherInvoice`.
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
  // Poses and boots of players are drawings. What Vite alone loads of the fonts is asked by tests of screens, which this tool does not run.
  library: { folder: 'packages/library/src', drawn: /\/players\// },
  words: { folder: 'packages/words/src' },
  pages: { folder: 'packages/pages/src' },
  production: { folder: 'apps/api/src/production' },
  tenants: { folder: 'apps/api/src/tenants' },
  fonts: { folder: 'apps/api/src/fonts' },
  graphics: { folder: 'apps/api/src/graphics' },
  // How large and how far apart is what a mail shows is seen.
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
  // The seeds are drawings told as data: how they look is seen in their packaged pictures.
  templates: { folder: 'apps/api/src/templates', but: /\/templates\/seeds\//, drawn: /\/coloursOf\.ts$/ },
}
